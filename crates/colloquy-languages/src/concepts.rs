//! What people speak of when someone is in danger, as groups of words, and the combinations of groups that report one.
//!
//! The combinations are the same in all languages: someone who speaks of pills, of all of them and of having taken them
//! reports a danger in whatever order and with whatever words between. A language has the words.
//!
//! `|` separates the phrases of a group. In a phrase, `…` stands for up to four words, `/` separates words that may
//! replace each other, `_` joins the words of one of them, `*` stands for any ending, and `$name` for a phrase of
//! another group. Capitals, accents, apostrophes and punctuation do not matter, nor do the other spellings in
//! [`crate::spelling`].

/// Defines the groups that every language has.
macro_rules! groups {
    ($groups:ident: $($(#[$doc:meta])* $name:ident,)*) => {
        /// The groups of words of a language.
        pub struct $groups {
            $($(#[$doc])* pub $name: &'static str,)*
        }

        impl $groups {
            /// Returns each group with its name.
            pub fn all(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
                [$((stringify!($name), self.$name),)*].into_iter()
            }
        }
    };
}
pub(crate) use groups;

groups! {
    ConceptGroups:
    /// "I", "me", "my".
    me,
    /// People who can hurt the speaker or someone close: "my husband", "the boss", "someone".
    agent,
    /// People at home.
    kin,
    /// People who may need help: "the baby", "my mother", "he", "I".
    person,
    /// "Nobody", "everyone", "the world".
    absent,
    /// "Would miss", "would notice".
    miss,
    /// "Without me", "if I were gone".
    without_me,
    /// "Better off", "easier".
    better,
    /// "A burden to them all".
    burden,
    /// "A farewell letter".
    farewell,
    /// "Letters", "my will".
    letters,
    /// "Written", "in the drawer".
    done,
    /// "My kids", "my wife".
    loved,
    /// "I gave my things away".
    give_away,
    /// "I won't need them".
    no_need,
    /// "I want to die", "kill myself".
    wish_death,
    /// "I don't want to live any more".
    not_live,
    /// "Fall asleep".
    sleep,
    /// "Forever", "never wake up".
    forever,
    /// "No reason", "what for".
    no_reason,
    /// "To live", "to go on".
    living,
    /// "I won't be here".
    gone,
    /// "At Christmas", "next week", "I make no plans".
    future,
    /// "The pain", "all this".
    suffering,
    /// "To be over".
    over,
    /// "End it", "do it".
    final_act,
    /// "Tonight", "I have picked the day".
    appointed,
    took,
    /// "The whole packet", "all of them".
    pack,
    /// "An hour ago", "just now".
    recent,
    pills,
    /// "Saved up", "beside my bed".
    hoard,
    /// "The bridge", "the tracks", "the roof".
    height,
    /// "I stand", "I drive to".
    stand,
    /// "And look down", "one step".
    brink,
    jump,
    /// "A rope", "a gun".
    means,
    /// "Round my neck", "in my lap".
    at_body,
    /// "I stopped eating", "stopped my insulin".
    stop_care,
    /// "On purpose", "so that it is over".
    purpose,
    /// "Steer into".
    steer,
    /// "A tree", "a lorry".
    obstacle,
    /// "I cut my arms", "she hurts herself".
    cut_self,
    blade,
    /// "My wrist", "locked in the bathroom".
    skin,
    /// "My husband hits me".
    hits_person,
    /// "Raped", "beaten up", "strangles me".
    assault,
    weapon,
    /// "Pulled", "held to my throat".
    drew,
    /// "He touched me".
    touches,
    /// "My breast", "against the wall".
    intimate,
    /// "Comes into my room".
    visits_bed,
    /// "At night", "and says it is our secret".
    at_night,
    /// "Forces me to have sex", "nude pictures of me".
    coerced,
    /// "Threatens me", "said he would kill me".
    threat,
    /// "Kill me", "find me".
    kill_me,
    /// "If I leave", "if I tell anyone".
    if_tell,
    /// "Follows me", "waits for me".
    follows,
    /// "Home", "outside my house", "with a knife".
    lurking,
    afraid,
    /// "Of my husband", "to go home".
    of_home,
    /// "Bruises", "a black eye".
    marks,
    /// "Locks me in".
    lock_in,
    /// "Took my phone".
    takes_keys,
    /// "Won't let me".
    not_let,
    /// "Leave the house", "see my friends".
    out,
    /// "I am going to kill him".
    will_kill,
    /// "In my bag", "I am taking it to the office".
    carries,
    /// "I'll hurt him", "I'll shake her", of someone who is afraid to.
    lose_control,
    /// "Not breathing", "can't get air".
    no_air,
    lips,
    blue,
    throat,
    swelling,
    /// "On the floor", "collapsed".
    down,
    /// "Doesn't answer", "won't wake up".
    no_reply,
    /// "Unresponsive", "no pulse", "having a seizure": enough by itself about a person.
    lifeless,
    chest,
    pressure,
    /// "My left arm", "one side".
    arm,
    numb,
    face,
    droops,
    /// "Talks gibberish".
    slurred,
    /// "Right now", "suddenly".
    now,
    blood,
    /// "Won't stop", "everywhere".
    unstoppable,
    limb,
    /// "Cut off", "hanging off".
    severed,
    swallowed,
    poison,
    building,
    burning,
    gas,
    /// "A heart attack", "a stroke".
    attack,
    ambulance,
    /// "Please", "quickly".
    please,
    fell,
    /// "Can't move", "hit the head".
    badly,
    birth,
    /// "I'm about to faint".
    faint,
    /// Words with which nothing is a danger: idioms, films, exercises, long ago.
    harmless,
    /// Words of work with which an illness is a report from it, or over: "on the ward", "has recovered".
    harmless_illness,
    /// "Never hit me", "would never …". What such a phrase has is reported by no combination, and nothing else is
    /// affected: someone who does not want to die may be hit by her husband. So a phrase names the words that it
    /// denies, or ends with `…`, which stands for the next two words of the clause here. The other gaps of a denial do
    /// not extend into another clause. Words that mean something else in their phrase are here too: "stabbed in the
    /// back", "cut her hours".
    denied,
    /// Work and travel, which end too: "my last day at work", "on holiday".
    parting,
    /// Things that are hit, killed, cut and dead in a manner of speaking: "the target", "the battery".
    thing,
}

/// What a combination reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DangerConcept {
    SelfHarm,
    Violence,
    MedicalEmergency,
}

/// Combinations of groups in one sentence, in any order. A group after `-` must not occur in it, unless "but" or the
/// like separates it from the others.
pub const COMBINATIONS: &[(DangerConcept, &[&str])] = &[
    (
        DangerConcept::SelfHarm,
        &[
            "absent & miss & me & -parting",
            "without_me & better",
            "burden & me",
            "farewell & -parting",
            "letters & done & loved & -parting",
            "give_away & no_need",
            "wish_death & -thing",
            "not_live & -parting",
            "sleep & forever & -thing",
            "no_reason & living & -parting",
            "gone & future & -parting",
            "suffering & over & forever & -thing",
            "final_act & appointed & -thing & -parting",
            "took & pack & recent & -thing & -parting",
            "took & pack & pills",
            "pills & hoard & -parting",
            "height & stand & brink & -parting",
            "jump & height & -parting",
            "means & at_body",
            "stop_care & purpose",
            "steer & obstacle",
            "cut_self & -thing",
            "blade & skin",
        ],
    ),
    (
        DangerConcept::Violence,
        &[
            "hits_person & -thing",
            "assault & -thing",
            "weapon & drew & -thing",
            "touches & intimate",
            "visits_bed & at_night",
            "coerced",
            "threat & -thing",
            "kill_me & if_tell & -thing",
            "follows & lurking & -thing",
            "afraid & of_home",
            "marks & kin",
            "lock_in & -thing",
            "takes_keys & -thing & -parting",
            "not_let & out",
            "will_kill & -thing",
            "weapon & carries & -thing",
            "afraid & lose_control",
        ],
    ),
    (
        DangerConcept::MedicalEmergency,
        &[
            "no_air & person & -thing",
            "lips & blue & -thing",
            "throat & swelling & person",
            "down & no_reply & -thing",
            "lifeless & person & -thing",
            "chest & pressure & arm",
            "chest & pressure & now",
            "arm & numb & now",
            "face & droops & person",
            "slurred & person & now",
            "slurred & face",
            "blood & unstoppable & -thing",
            "limb & severed",
            "swallowed & poison",
            "building & burning & -thing",
            "gas",
            "attack & now & person",
            "ambulance & please",
            "fell & badly & -thing",
            "birth & now",
            "faint & person",
        ],
    ),
];
