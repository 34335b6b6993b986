//! Reads a list of people that was pasted into a form: one per line, or columns of a spreadsheet.

use std::collections::HashMap;

use colloquy_domain::invitees::Invitee;
use colloquy_domain::text::{Email, PersonName};

use crate::people_file::EMAIL_WORDS;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastedLineProblem {
    NoEmail,
    BadEmail,
    /// An address with other letters than those of English, to which the service cannot send mail.
    InternationalEmail,
    LongName,
    /// The address is in this earlier line, too.
    Duplicate {
        line: usize,
    },
}

#[derive(Debug, PartialEq, Eq)]
pub struct InvalidPastedLine {
    pub number: usize,
    pub content: String,
    pub problem: PastedLineProblem,
}

/// Returns the people of a list, or all lines with a problem. A first line with the names of columns is skipped.
pub fn read(list: &str) -> Result<Vec<Invitee>, Vec<InvalidPastedLine>> {
    let (mut people, mut bad, mut seen) = (Vec::new(), Vec::new(), HashMap::new());
    let lines = list.lines().enumerate().map(|(at, line)| (at + 1, line.trim()));
    for (number, line) in lines.filter(|(_, line)| !line.is_empty()) {
        if people.is_empty() && bad.is_empty() && names_columns(line) {
            continue;
        }
        let person =
            person(line).and_then(|person| match seen.insert(person.email.as_str().to_lowercase(), number) {
                Some(line) => Err(PastedLineProblem::Duplicate { line }),
                None => Ok(person),
            });
        match person {
            Ok(person) => people.push(person),
            Err(problem) => bad.push(InvalidPastedLine { number, content: line.to_owned(), problem }),
        }
    }
    if bad.is_empty() { Ok(people) } else { Err(bad) }
}

fn names_columns(line: &str) -> bool {
    !line.contains('@') && EMAIL_WORDS.iter().any(|name| line.to_lowercase().contains(name))
}

/// Reads a line. The name is what stands before the address, or else the cell after it.
fn person(line: &str) -> Result<Invitee, PastedLineProblem> {
    let cells = cells(line);
    let at = cells.iter().position(|cell| cell.contains('@')).ok_or(PastedLineProblem::NoEmail)?;
    let (inner, address) = match cells[at].split_once('<') {
        Some((name, address)) => (name.trim(), address.trim_end_matches('>')),
        None => ("", cells[at].as_str()),
    };
    let before = cells[..at].iter().map(String::as_str).chain([inner]);
    let before: Vec<&str> = before.filter(|part| !part.is_empty()).collect();
    let name = match (before.is_empty(), cells.get(at + 1)) {
        (true, Some(next)) => next.clone(),
        _ => before.join(" "),
    };
    let email = email(address.trim())?;
    let name = Some(name).filter(|name| !name.is_empty()).map(|name| PersonName::parse(&name)).transpose();
    Ok(Invitee { name: name.map_err(|_| PastedLineProblem::LongName)?, email })
}

/// Parses an address, and says what is wrong with it otherwise.
pub fn email(address: &str) -> Result<Email, PastedLineProblem> {
    Email::parse(address).map_err(|_| match address.is_ascii() {
        true => PastedLineProblem::BadEmail,
        false => PastedLineProblem::InternationalEmail,
    })
}

/// Splits a line at commas, semicolons and tabs that are not between quotation marks.
fn cells(line: &str) -> Vec<String> {
    let (mut cells, mut cell, mut is_quoted) = (Vec::new(), String::new(), false);
    for letter in line.chars() {
        match letter {
            '"' => is_quoted = !is_quoted,
            ',' | ';' | '\t' if !is_quoted => cells.push(std::mem::take(&mut cell).trim().to_owned()),
            other => cell.push(other),
        }
    }
    cells.push(cell.trim().to_owned());
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(list: &str, expected: &[(&str, &str)]) {
        let people = read(list).expect("people");
        let read = people.iter().map(|person| {
            (person.name.as_ref().map_or("", |name| name.as_str()).to_owned(), person.email.to_string())
        });
        let expected = expected.iter().map(|(name, email)| (name.to_string(), email.to_string()));
        assert_eq!(read.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
    }

    fn check_problems(list: &str, expected: &[(usize, PastedLineProblem)]) {
        let bad = read(list).expect_err("problems");
        assert_eq!(bad.iter().map(|line| (line.number, line.problem)).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn names_and_addresses_come_in_any_order_and_with_any_separator() {
        check(
            "Ada, ada@a.example\r\n\ngrace@a.example;Grace",
            &[("Ada", "ada@a.example"), ("Grace", "grace@a.example")],
        );
        check("Demir\tYusuf\ty@a.example\tSales", &[("Demir Yusuf", "y@a.example")]);
        check("\"Byron, Ada\",ada@a.example", &[("Byron, Ada", "ada@a.example")]);
        check("Ada Byron <ada@a.example>, Bob <b@a.example>", &[("Ada Byron", "ada@a.example")]);
        check("only@a.example", &[("", "only@a.example")]);
    }

    #[test]
    fn a_line_with_the_names_of_columns_is_skipped() {
        check("Name;E-Mail\nAda;ada@a.example", &[("Ada", "ada@a.example")]);
        check("Nom;Courriel\nAda;ada@a.example", &[("Ada", "ada@a.example")]);
        check_problems("Ada;ada@a.example\nName;E-Mail", &[(2, PastedLineProblem::NoEmail)]);
    }

    #[test]
    fn every_line_with_a_problem_is_reported() {
        check_problems(
            &format!("a@b.example\nJo\nx@y\nA@B.example\n{},z@b.example", "x".repeat(201)),
            &[
                (2, PastedLineProblem::NoEmail),
                (3, PastedLineProblem::BadEmail),
                (4, PastedLineProblem::Duplicate { line: 1 }),
                (5, PastedLineProblem::LongName),
            ],
        );
        check_problems(
            "büro@example.org\nmax@müller.example\na@b@c.example",
            &[
                (1, PastedLineProblem::InternationalEmail),
                (2, PastedLineProblem::InternationalEmail),
                (3, PastedLineProblem::BadEmail),
            ],
        );
    }
}
