use crate::console_preview::PreviewTexts;

pub const PREVIEW: PreviewTexts = PreviewTexts {
    heading: "Preview",
    lead: "It updates as you type. Nothing is created yet.",
    updated: "Preview updated. Questions: {count}.",
    limited: "There were many changes in a short time. The preview continues in a moment.",
    failed: "The preview cannot be loaded at the moment.",
    too_short: "Once the prompt has 10 characters, the questions appear here.",
    by_rules: "Written by rules. When the interview is created, the wording may differ.",
    by_rules_before_model: "Written by rules while you type. The “Preview” button below asks the language model, which may word things differently.",
    by_model: "Written by the language model.",
    write_again: "Write again",
    play: "Listen to the voice",
    stop: "Stop",
    loading: "The sample is loading.",
    sample_failed: "The sample cannot be played at the moment.",
};
