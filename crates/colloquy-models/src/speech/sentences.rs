//! Finds the ends of sentences while a text arrives.

/// The length from which a sentence is cut.
const SENTENCE_CHARACTERS: usize = 240;

const CLOSERS: [char; 10] = ['"', '\'', '”', '’', '»', ')', ']', '*', '_', '“'];
const OPENERS: [char; 10] = ['"', '\'', '“', '‘', '«', '(', '[', '*', '_', '„'];

/// Words after which a dot does not end a sentence, in the languages that the service speaks.
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
    /// Whether the text ends with an ellipsis. The next letter shows whether the sentence continues.
    may_continue: bool,
}

enum Stop {
    No,
    Yes,
    /// Unless it continues with a lower-case letter.
    Perhaps,
}

impl SentenceSplitter {
    /// Adds a letter. Returns a sentence if the letter shows that it is complete.
    pub fn push(&mut self, letter: char) -> Option<String> {
        if letter == '\n' || letter == '\r' {
            return self.take();
        }
        if std::mem::take(&mut self.may_continue) {
            if letter.is_whitespace() {
                self.may_continue = true;
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
        let is_wide_end = self.text.ends_with(['。', '！', '？']);
        if is_wide_end && !matches!(letter, '。' | '！' | '？' | '」' | '』' | '”' | '’' | '）') {
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
                self.may_continue = true;
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
        self.may_continue = false;
        let text = std::mem::take(&mut self.text);
        (!text.trim().is_empty()).then_some(text)
    }

    /// Cuts the text after its last clause, else after its last word, else anywhere.
    fn cut(&mut self) -> String {
        let is_clause = |(at, letter): &(usize, char)| {
            letter.is_whitespace() && self.text[..*at].ends_with([',', ';', ':', '–', '—'])
        };
        let is_wide_comma = |letter: char| matches!(letter, '，' | '、' | '；');
        let spaces = || self.text.char_indices().rev();
        // A clause of only a word or two would sound choppy.
        let late_enough = self.text.len() / 4;
        let clause = spaces().find(is_clause).filter(|(at, _)| *at > late_enough).map(|(at, _)| at);
        let full = || {
            let after = |(at, letter): (usize, char)| at + letter.len_utf8();
            let mut commas = spaces().filter(|(_, letter)| is_wide_comma(*letter)).map(after);
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

/// Returns the sentences of a complete text.
pub fn sentences(text: &str) -> Vec<String> {
    let mut sentences = SentenceSplitter::default();
    text.chars().chain(['\n']).filter_map(|letter| sentences.push(letter)).collect()
}

/// Returns whether a text before a space is a complete sentence.
fn stop(text: &str) -> Stop {
    let bare = text.trim_end_matches(CLOSERS);
    if bare.ends_with(['?', '!', '。', '！', '？']) {
        return Stop::Yes;
    }
    if bare.ends_with("..") || bare.ends_with('…') {
        return Stop::Perhaps;
    }
    let Some(before) = bare.strip_suffix('.') else { return Stop::No };
    // "(Dr.)" and the like count as an end, because they are rare.
    let word = before.rsplit(char::is_whitespace).next().unwrap_or_default().trim_start_matches(OPENERS);
    if continues_after(word) { Stop::No } else { Stop::Yes }
}

fn continues_after(word: &str) -> bool {
    let letters = word.chars().count();
    // "3. Mai", or the number of a list item.
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
