use crate::console_withdrawal::ConsoleWithdrawalTexts;

pub const WITHDRAWAL: ConsoleWithdrawalTexts = ConsoleWithdrawalTexts {
    heading: "Withdrawal of consent",
    lead: "Invitees can withdraw the consent that they have given. Their interview ends then, and nobody can continue it.",
    ask_first: "Ask first",
    ask_first_hint: "Everything stays stored until an owner decides. The invitation is listed on the overview until then.",
    erase_at_once: "Erase at once",
    erase_at_once_hint: "Everything that is stored about the invitation is erased without a question.",
    undecided: "Consent withdrawn",
    withdrawn: "The invitee withdrew their consent on {time}.",
    decide: "Decide whether to erase what is stored. Until then, the transcript and the recording stay.",
    owners_decide: "An owner decides whether what is stored is erased. Until then, the transcript and the recording stay.",
    being_erased: "What is stored is being erased.",
    kept: "On {time}, an owner decided to keep what is stored.",
    reason: "Why it is kept",
    reason_hint: "It appears in the audit log. The invitee sees that it is kept, but not why.",
    bad_reason: "Enter a reason of at most 500 characters.",
    keep: "Keep it",
    consent_withdrawn: "Consent withdrawn",
    kept_after_withdrawal: "Kept after withdrawal of consent",
};
