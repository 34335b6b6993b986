//! Where a sentence ends, found while it is written.

/// A longer one is cut where it can be.
const SENTENCE_CHARACTERS: usize = 240;

const CLOSERS: [char; 10] = ['"', '\'', '”', '’', '»', ')', ']', '*', '_', '“'];
const OPENERS: [char; 10] = ['"', '\'', '“', '‘', '«', '(', '[', '*', '_', '„'];

/// After these a dot ends no sentence: of the languages that the service speaks.
const ABBREVIATIONS: &[&str] = &[
    "abs", "aprox", "approx", "asoc", "av", "avv", "bijv", "blz", "bsp", "bspw", "bzgl", "bzw", "ca", "cap",
    "cf", "chap", "cia", "dep", "dept", "dhr", "dipl", "dott", "dr", "dra", "drs", "ecc", "ed", "env", "etc",
    "evtl", "excl", "fig", "figg", "fr", "frl", "gegr", "geb", "ggf", "hr", "hrn", "incl", "ing", "inkl",
    "inc", "jr", "kap", "lic", "ltd", "max", "mej", "mevr", "mgr", "min", "mio", "mlle", "mme", "mr", "mrd",
    "mrs", "ms", "mt", "mw", "nr", "núm", "num", "orig", "pag", "pág", "ph", "pp", "prof", "profa", "resp",
    "rev", "sen", "seg", "sg", "sig", "sog", "sr", "sra", "srta", "st", "ste", "std", "str", "tab", "tel",
    "tél", "univ", "usw", "ust", "vgl", "vol", "vs", "zzgl",
];

#[derive(Debug, Default)]
pub struct SentenceSplitter {
    text: String,
    characters: usize,
    /// It stops with dots that may be a pause, which the next letter tells.
    may_go_on: bool,
}

enum Stop {
    No,
    Yes,
    /// Unless it goes on with a small letter.
    Perhaps,
}

impl SentenceSplitter {
    /// The sentence that this letter shows to be complete.
    pub fn push(&mut self, letter: char) -> Option<String> {
        if letter == '\n' || letter == '\r' {
            return self.take();
        }
        if std::mem::take(&mut self.may_go_on) {
            if letter.is_whitespace() {
                self.may_go_on = true;
                return None;
            }
            let complete = if letter.is_lowercase() {
                self.add(' ');
                None
            } else {
                self.take()
            };
            self.add(letter);
            return complete;
        }
        if letter.is_whitespace() {
            return self.space(letter);
        }
        let stops_by_itself = self.text.ends_with(['。', '！', '？']);
        if stops_by_itself && !matches!(letter, '。' | '！' | '？' | '」' | '』' | '”' | '’' | '）')
        {
            let complete = self.take();
            self.add(letter);
            return complete;
        }
        self.add(letter);
        (self.characters > SENTENCE_CHARACTERS).then(|| self.cut())
    }

    fn space(&mut self, letter: char) -> Option<String> {
        match stop(&self.text) {
            Stop::Yes => self.take(),
            Stop::Perhaps => {
                self.may_go_on = true;
                None
            }
            Stop::No => {
                self.add(letter);
                (self.characters > SENTENCE_CHARACTERS).then(|| self.cut())
            }
        }
    }

    fn add(&mut self, letter: char) {
        self.text.push(letter);
        self.characters += 1;
    }

    fn take(&mut self) -> Option<String> {
        self.characters = 0;
        self.may_go_on = false;
        let text = std::mem::take(&mut self.text);
        (!text.trim().is_empty()).then_some(text)
    }

    /// The part up to the last clause, or the last word, or all of it where there are no words.
    fn cut(&mut self) -> String {
        let is_clause = |(at, letter): &(usize, char)| {
            letter.is_whitespace() && self.text[..*at].ends_with([',', ';', ':', '–', '—'])
        };
        let is_comma_by_itself = |letter: char| matches!(letter, '，' | '、' | '；');
        let spaces = || self.text.char_indices().rev();
        // A clause that is but a word or two would sound chopped.
        let late_enough = self.text.len() / 4;
        let clause = spaces().find(is_clause).filter(|(at, _)| *at > late_enough).map(|(at, _)| at);
        let full = || {
            let after = |(at, letter): (usize, char)| at + letter.len_utf8();
            let mut commas = spaces().filter(|(_, letter)| is_comma_by_itself(*letter)).map(after);
            commas.find(|at| *at < self.text.len())
        };
        let word = || spaces().find(|(_, letter)| letter.is_whitespace()).map(|(at, _)| at);
        let last = self.text.char_indices().next_back().map(|(at, _)| at);
        let at = clause.or_else(full).or_else(word).or(last).filter(|at| *at > 0).unwrap_or(self.text.len());
        let rest = self.text.split_off(at).trim_start().to_owned();
        self.characters = rest.chars().count();
        std::mem::replace(&mut self.text, rest)
    }
}

/// Those of a whole text.
pub fn sentences(text: &str) -> Vec<String> {
    let mut sentences = SentenceSplitter::default();
    text.chars().chain(['\n']).filter_map(|letter| sentences.push(letter)).collect()
}

/// Whether a text that is followed by a space is a sentence.
fn stop(text: &str) -> Stop {
    let bare = text.trim_end_matches(CLOSERS);
    if bare.ends_with(['?', '!', '。', '！', '？']) {
        return Stop::Yes;
    }
    if bare.ends_with("..") || bare.ends_with('…') {
        return Stop::Perhaps;
    }
    let Some(before) = bare.strip_suffix('.') else { return Stop::No };
    // "(Dr.)" and the like are rare enough to be heard as a stop.
    let word = before.rsplit(char::is_whitespace).next().unwrap_or_default().trim_start_matches(OPENERS);
    if goes_on_after(word) { Stop::No } else { Stop::Yes }
}

fn goes_on_after(word: &str) -> bool {
    let letters = word.chars().count();
    // "3. Mai", and the number of a list's item.
    let is_ordinal = letters <= 2 && word.chars().all(|letter| letter.is_ascii_digit());
    let is_initial = letters == 1 && word.chars().all(char::is_alphabetic);
    let is_short =
        |part: &str| (1..=2).contains(&part.chars().count()) && part.chars().all(char::is_alphabetic);
    // "z.B.", "e.g.", "p.ex."
    let is_dotted = word.contains('.') && word.split('.').all(is_short);
    is_ordinal || is_initial || is_dotted || ABBREVIATIONS.contains(&word.to_lowercase().as_str())
}

#[cfg(test)]
mod tests;
