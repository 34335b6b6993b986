//! Reads people from a CSV file, as spreadsheets save it.

use std::collections::HashMap;

use colloquy_domain::invitees::Invitee;
use colloquy_domain::text::PersonName;
use csv::{ReaderBuilder, StringRecord};

use crate::pasted_people::{self, InvalidPastedLine, PastedLineProblem};

/// The most columns that can be chosen from.
const COLUMNS_MAX: usize = 50;
/// As spreadsheets separate cells, depending on their language.
const SEPARATORS: [u8; 3] = [b',', b';', b'\t'];

/// Words in the names of columns, in the languages of the console.
pub const EMAIL_WORDS: [&str; 3] = ["mail", "correo", "courriel"];
const FAMILY_NAME_WORDS: [&str; 10] = [
    "last",
    "family",
    "surname",
    "nachname",
    "famille",
    "apellido",
    "cognome",
    "apelido",
    "sobrenome",
    "achternaam",
];
const NAME_WORDS: [&str; 6] = ["name", "naam", "nom", "nombre", "nome", "prénom"];

/// The columns that hold each part of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PeopleColumns {
    pub email: usize,
    pub name: Option<usize>,
    pub family_name: Option<usize>,
}

struct FileLine {
    /// Its number in the file, from 1.
    number: usize,
    cells: StringRecord,
}

pub struct PeopleFile {
    /// The names of the columns, if the first line has them.
    names: Option<StringRecord>,
    lines: Vec<FileLine>,
    columns: usize,
}

/// How many letters show whether a file is a text.
const SAMPLE_LETTERS: usize = 4_096;

/// Returns whether a file is a text. Pictures and the own formats of spreadsheets have control characters at their start.
pub fn is_text(content: &str) -> bool {
    let is_usual = |letter: char| matches!(letter, '\t' | '\n' | '\r' | '\u{c}' | '\u{1a}');
    !content.chars().take(SAMPLE_LETTERS).any(|letter| letter.is_control() && !is_usual(letter))
}

impl PeopleFile {
    /// Returns `None` if no line has a cell.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim_start_matches('\u{feff}');
        let first = text.lines().find(|line| !line.trim().is_empty())?;
        let named = named_separator(first);
        let count = |separator: &u8| first.bytes().filter(|byte| byte == separator).count();
        // The first of equals counts, so that a single column has a separator, too.
        let separator = match named {
            Some(named) => named,
            None => *SEPARATORS.iter().rev().max_by_key(|separator| count(separator))?,
        };
        let mut reader = ReaderBuilder::new()
            .delimiter(separator)
            .has_headers(false)
            .flexible(true)
            .from_reader(text.as_bytes());
        let records = reader.records().filter_map(Result::ok);
        let lines = records.map(|cells| FileLine { number: number_of(&cells, text), cells });
        let mut lines: Vec<FileLine> =
            lines.filter(|line| line.cells.iter().any(|cell| !cell.trim().is_empty())).collect();
        if named.is_some() {
            lines.remove(0);
        }
        let is_head = lines.first().is_some_and(|line| !line.cells.iter().any(|cell| cell.contains('@')));
        let names = (is_head && lines.len() > 1).then(|| lines.remove(0).cells);
        let columns = lines.iter().map(|line| line.cells.len()).max()?.min(COLUMNS_MAX);
        Some(PeopleFile { names, lines, columns })
    }

    pub fn lines(&self) -> usize {
        self.lines.len()
    }

    pub fn columns(&self) -> usize {
        self.columns
    }

    /// Returns the name of a column, if it has one.
    pub fn name_of(&self, column: usize) -> Option<&str> {
        let name = self.names.as_ref()?.get(column)?.trim();
        (!name.is_empty()).then_some(name)
    }

    /// Guesses which columns hold a person, by their names or else by their content.
    pub fn guess(&self) -> PeopleColumns {
        let by_name = |words: &[&str], taken: &[usize]| {
            let has_word = |column: &usize| {
                let name = self.name_of(*column).unwrap_or_default().to_lowercase();
                !taken.contains(column) && words.iter().any(|word| name.contains(word))
            };
            (0..self.columns).find(has_word)
        };
        let addresses = |column: &usize| {
            self.lines
                .iter()
                .filter(|line| line.cells.get(*column).is_some_and(|cell| cell.contains('@')))
                .count()
        };
        let by_content = || (0..self.columns).rev().max_by_key(addresses);
        let email = by_name(&EMAIL_WORDS, &[]).or_else(by_content).unwrap_or_default();
        // "Nom" is a family name beside "Prénom".
        let is_named = |name: &str| {
            (0..self.columns)
                .find(|column| self.name_of(*column).is_some_and(|own| own.to_lowercase() == name))
        };
        let beside_first = || is_named("prénom").and(is_named("nom"));
        let family_name = by_name(&FAMILY_NAME_WORDS, &[email]).or_else(beside_first);
        let taken = [Some(email), family_name].into_iter().flatten().collect::<Vec<_>>();
        let other = || (0..self.columns).find(|column| !taken.contains(column) && self.names.is_none());
        let name = by_name(&NAME_WORDS, &taken).or_else(other);
        PeopleColumns { email, name, family_name }
    }

    /// Returns the people, and the lines with a problem.
    pub fn people(&self, columns: PeopleColumns) -> (Vec<Invitee>, Vec<InvalidPastedLine>) {
        let (mut people, mut bad, mut seen) = (Vec::new(), Vec::new(), HashMap::new());
        for FileLine { number, cells } in &self.lines {
            let person = person(cells, columns).and_then(|person| {
                match seen.insert(person.email.as_str().to_lowercase(), *number) {
                    Some(line) => Err(PastedLineProblem::Duplicate { line }),
                    None => Ok(person),
                }
            });
            match person {
                Ok(person) => people.push(person),
                Err(problem) => {
                    let content = cells.iter().collect::<Vec<_>>().join(" · ");
                    bad.push(InvalidPastedLine { number: *number, content, problem });
                }
            }
        }
        (people, bad)
    }
}

/// Returns the separator that Excel names in the first line of some files, as in `sep=;`.
fn named_separator(first: &str) -> Option<u8> {
    let named = first.trim_end_matches(['\r', '\n']).strip_prefix("sep=")?;
    SEPARATORS.into_iter().find(|separator| named.as_bytes() == [*separator])
}

/// Returns the number of the line in which a record begins. The reader counts the empty lines before it as its own.
fn number_of(cells: &StringRecord, text: &str) -> usize {
    let Some(position) = cells.position() else { return 0 };
    let rest = text.as_bytes().get(position.byte() as usize..).unwrap_or_default();
    let empty = rest.iter().take_while(|byte| matches!(byte, b'\n' | b'\r')).filter(|byte| **byte == b'\n');
    position.line() as usize + empty.count()
}

fn person(cells: &StringRecord, columns: PeopleColumns) -> Result<Invitee, PastedLineProblem> {
    let cell = |column: Option<usize>| column.and_then(|column| cells.get(column)).unwrap_or_default().trim();
    let address = cell(Some(columns.email));
    if address.is_empty() {
        return Err(PastedLineProblem::NoEmail);
    }
    let email = pasted_people::email(address)?;
    let names = [cell(columns.name), cell(columns.family_name)];
    let name = names.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    let name = (!name.is_empty()).then(|| PersonName::parse(&name)).transpose();
    Ok(Invitee { name: name.map_err(|_| PastedLineProblem::LongName)?, email })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[(&str, &str)], problems: &[(usize, PastedLineProblem)]) {
        let file = PeopleFile::read(text).expect("a table");
        let (people, bad) = file.people(file.guess());
        let read = people.iter().map(|person| {
            (person.name.as_ref().map_or("", |name| name.as_str()).to_owned(), person.email.to_string())
        });
        let expected = expected.iter().map(|(name, email)| (name.to_string(), email.to_string()));
        assert_eq!(read.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
        assert_eq!(bad.iter().map(|line| (line.number, line.problem)).collect::<Vec<_>>(), problems);
    }

    #[test]
    fn columns_are_found_by_their_names_in_any_order_and_with_any_separator() {
        check(
            "\u{feff}Team;Nachname;E-Mail;Vorname\r\nB;Byron;ada@a.example;Ada\r\n;Hopper;grace@a.example;Grace\r\n",
            &[("Ada Byron", "ada@a.example"), ("Grace Hopper", "grace@a.example")],
            &[],
        );
        check("Nom,Prénom,Courriel\nByron,Ada,ada@a.example", &[("Ada Byron", "ada@a.example")], &[]);
        check("mail\tname\nada@a.example\tAda", &[("Ada", "ada@a.example")], &[]);
        check("sep=;\r\nName, first;Email\r\nAda;ada@a.example\r\n", &[("Ada", "ada@a.example")], &[]);
        check("First name,Last name,Email\nAda,Byron,ada@a.example", &[("Ada Byron", "ada@a.example")], &[]);
    }

    #[test]
    fn pictures_and_workbooks_are_no_texts() {
        let windows = |content: &[u8]| content.iter().map(|byte| char::from(*byte)).collect::<String>();
        assert!(!is_text(&windows(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\x2c\0\0\0\x64\x08\x06")));
        assert!(!is_text(&windows(b"PK\x03\x04\x14\0\x06\0\x08\0[Content_Types].xml")));
        assert!(!is_text(&windows(b"\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01")));
        assert!(is_text("name,email\r\nZoë,z@a.example\r\n\u{1a}"));
    }

    #[test]
    fn columns_without_names_are_found_by_their_content() {
        check(
            "Ada,ada@a.example\nGrace,g@a.example",
            &[("Ada", "ada@a.example"), ("Grace", "g@a.example")],
            &[],
        );
        check("ada@a.example", &[("", "ada@a.example")], &[]);
    }

    #[test]
    fn cells_between_quotation_marks_hold_separators_marks_and_line_breaks() {
        check(
            "name,email\n\"Byron, \"\"Ada\"\"\nLovelace\",ada@a.example\nBob,b@a.example",
            &[("Byron, \"Ada\"\nLovelace", "ada@a.example"), ("Bob", "b@a.example")],
            &[],
        );
    }

    #[test]
    fn a_line_with_a_problem_has_its_number_in_the_file() {
        check(
            "name,email\nAda,ada@a.example\n\nBob,\nEve,eve@\nAda,ADA@a.example\n",
            &[("Ada", "ada@a.example")],
            &[
                (4, PastedLineProblem::NoEmail),
                (5, PastedLineProblem::BadEmail),
                (6, PastedLineProblem::Duplicate { line: 2 }),
            ],
        );
    }
}
