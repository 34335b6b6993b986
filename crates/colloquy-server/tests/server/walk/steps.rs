//! The random steps of a walk.

use colloquy_api::operations::OperationId;
use proptest::prelude::*;

/// The maximum number of steps in a walk.
const MAX_STEPS: usize = 100;

#[derive(Clone, Debug)]
pub enum Step {
    Ask(Ask),
    /// Repeats the last call with an idempotency key.
    Repeat(Again),
    /// Makes a session change an invitation.
    Session(u8, Turn),
    Mailer(MailerMode),
    /// Lets nine hours pass, so that every waiting mail is due, and runs a worker.
    NineHours,
    /// Reads every list with every filter, page by page.
    Survey,
    /// Calls each operation once so that it is rejected, for a reason that this number picks.
    Round(u8),
}

#[derive(Clone, Debug)]
pub struct Ask {
    pub operation: OperationId,
    pub by_other_caller: bool,
    pub subject: Which,
    /// The message, for operations on messages.
    pub message: Which,
    pub input: Input,
    pub key: Key,
}

impl Ask {
    /// Returns a call that should be rejected, for a reason that `turn` picks.
    pub fn refused(operation: OperationId, turn: usize) -> Self {
        let pick = (turn % 251) as u8;
        let (subject, input) = match turn % 4 {
            0 => (Which::Foreign(pick), Input::Good(pick)),
            1 => (Which::Missing, Input::Good(pick)),
            2 => (Which::Malformed(pick), Input::Bad(pick)),
            _ => (Which::Own(pick), Input::Bad(pick)),
        };
        Ask { operation, by_other_caller: false, subject, message: Which::Own(pick), input, key: Key::None }
    }
}

#[derive(Clone, Copy, Debug)]
pub enum Which {
    Own(u8),
    Foreign(u8),
    Missing,
    Malformed(u8),
}

/// Picks one of an operation's bodies or queries.
#[derive(Clone, Copy, Debug)]
pub enum Input {
    Good(u8),
    Bad(u8),
}

#[derive(Clone, Copy, Debug)]
pub enum Key {
    None,
    Fresh,
    Malformed,
}

#[derive(Clone, Copy, Debug)]
pub enum Again {
    Same,
    Quoted,
    OtherBody,
    ByOtherCaller,
}

#[derive(Clone, Copy, Debug)]
pub enum Turn {
    Start,
    Speak { recorded: bool },
    End(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailerMode {
    Accepts,
    Refuses,
    Postpones,
}

pub fn steps() -> impl Strategy<Value = Vec<Step>> {
    prop::collection::vec(step(), 1..=MAX_STEPS)
}

fn step() -> impl Strategy<Value = Step> {
    let again = prop_oneof![
        3 => Just(Again::Same),
        1 => Just(Again::Quoted),
        1 => Just(Again::OtherBody),
        1 => Just(Again::ByOtherCaller),
    ];
    let turn = prop_oneof![
        3 => Just(Turn::Start),
        4 => any::<bool>().prop_map(|recorded| Turn::Speak { recorded }),
        3 => any::<u8>().prop_map(Turn::End),
    ];
    let mailer_mode = prop_oneof![
        2 => Just(MailerMode::Accepts),
        1 => Just(MailerMode::Refuses),
        1 => Just(MailerMode::Postpones),
    ];
    prop_oneof![
        60 => ask().prop_map(Step::Ask),
        7 => again.prop_map(Step::Repeat),
        24 => (any::<u8>(), turn).prop_map(|(pick, turn)| Step::Session(pick, turn)),
        7 => mailer_mode.prop_map(Step::Mailer),
        2 => Just(Step::NineHours),
        2 => Just(Step::Survey),
        4 => any::<u8>().prop_map(Step::Round),
    ]
}

fn ask() -> impl Strategy<Value = Ask> {
    let input = prop_oneof![5 => any::<u8>().prop_map(Input::Good), 1 => any::<u8>().prop_map(Input::Bad)];
    let key = prop_oneof![4 => Just(Key::None), 5 => Just(Key::Fresh), 1 => Just(Key::Malformed)];
    let by_other_caller = prop::bool::weighted(0.08);
    (operation(), by_other_caller, which(), which(), input, key).prop_map(
        |(operation, by_other_caller, subject, message, input, key)| Ask {
            operation,
            by_other_caller,
            subject,
            message,
            input,
            key,
        },
    )
}

fn which() -> impl Strategy<Value = Which> {
    prop_oneof![
        15 => any::<u8>().prop_map(Which::Own),
        1 => any::<u8>().prop_map(Which::Foreign),
        1 => Just(Which::Missing),
        1 => any::<u8>().prop_map(Which::Malformed),
    ]
}

/// Prefers the commands of invitations, because their statuses are the most error-prone part.
fn operation() -> impl Strategy<Value = OperationId> {
    let weight = |id: OperationId| match id {
        OperationId::ReactivateInvitation | OperationId::SendInvitation => 9,
        OperationId::CompleteInvitation => 6,
        OperationId::CancelInvitation | OperationId::GetMessageAudioUrl => 3,
        OperationId::RestoreInvitation | OperationId::RestoreInterview | OperationId::UpdateShareLink => 3,
        OperationId::CreateInvitations | OperationId::UpdateInterview => 2,
        _ => 1,
    };
    let table = colloquy_api::operations::OPERATIONS.iter();
    let drawn: Vec<_> =
        table.flat_map(|operation| std::iter::repeat_n(operation.id, weight(operation.id))).collect();
    prop::sample::select(drawn)
}
