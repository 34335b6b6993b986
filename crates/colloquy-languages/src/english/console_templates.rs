use crate::console_templates::{PromptTemplate, PromptTemplateTexts};

pub const TEMPLATES: PromptTemplateTexts = PromptTemplateTexts {
    heading: "Start from a template",
    lead: "You can change everything before you create the interview.",
    onboarding: PromptTemplate {
        name: "Onboarding",
        prompt: "Talk with people who started working here a few weeks ago. We want to find out how their start went.
- How was your first day?
- What has helped you most to settle in?
- What was missing or took too long?
- How clear is it to you what is expected of you?
- What should we change for the next person who starts?
Follow up on friction. Do not ask about pay.",
    },
    churn: PromptTemplate {
        name: "Cancelled subscriptions",
        prompt: "Talk with customers who have cancelled their subscription. We want to understand what led to the decision. Do not try to win them back.
- What did you use our product for?
- What led you to cancel?
- Was there a moment when you made up your mind?
- What do you use instead now?
- What would have had to be different for you to stay?
Follow up on the reasons.",
    },
    event: PromptTemplate {
        name: "Event feedback",
        prompt: "Talk with people who attended our event. We want to make the next one better.
- What brought you to the event?
- Which part was most useful to you?
- What did not work for you?
- How did you find the organization and the venue?
- What would you like to see next time?
Follow up on anything that disappointed people.",
    },
    usability: PromptTemplate {
        name: "Usability",
        prompt: "Talk with people who have used our product recently. We want to find out where it gets in their way.
- What did you want to get done?
- How did you go about it?
- Where did you get stuck or have to think?
- What did you expect to happen there?
- If you could change one thing, what would it be?
Ask for concrete examples.",
    },
    exit: PromptTemplate {
        name: "Leaving the company",
        prompt: "Talk with employees who are leaving the company. We want to learn from what they say.
- What led you to look for something else?
- What did you like about your work here?
- How was it to work with your team and your manager?
- Was there something that could have made you stay?
- What do you advise us to change?
Follow up with care. Do not ask about the new employer or about pay.",
    },
};
