//! Puts the items of a list that is written in one line into lines of their own: "(a) the stairs; (b) the lift".

/// The fewest items of such a list.
const ITEMS: usize = 2;
/// The fewest things between slashes that are a list. Two of them may be names for the same thing.
const SLASHED: usize = 3;
/// The most words of each of them.
const SLASHED_WORDS: usize = 8;

pub fn parted(text: &str) -> String {
    let text = numbered(text);
    text.lines()
        .map(|line| parted_line(line).unwrap_or_else(|| line.to_owned()))
        .collect::<Vec<_>>()
        .join("\n")
}

/// Writes commas for the slashes of a list: "Topics: the rota / equipment / pay". Questions are sentences of their own.
pub fn without_slashes(text: &str) -> String {
    let written = |line: &str| {
        let written = |part: &str| without_slashes_in(part).unwrap_or_else(|| part.to_owned());
        line.split(". ").map(written).collect::<Vec<_>>().join(". ")
    };
    text.lines().map(written).collect::<Vec<_>>().join("\n")
}

fn without_slashes_in(sentence: &str) -> Option<String> {
    let (label, list) = sentence.split_once(": ").map_or(("", sentence), |(label, list)| (label, list));
    let slash = if list.contains(" / ") { " / " } else { "/" };
    let things: Vec<&str> = list.split(slash).map(str::trim).collect();
    let is_thing = |thing: &&str| {
        let count = thing.split_whitespace().count();
        // "1/2/2026" and "https://" are no lists.
        (1..=SLASHED_WORDS).contains(&count)
            && thing.starts_with(char::is_alphabetic)
            && !thing.ends_with(':')
    };
    // Without spaces, only what follows a label is surely a list: "he/she/they".
    if things.len() < SLASHED || !things.iter().all(is_thing) || slash == "/" && label.is_empty() {
        return None;
    }
    let asks = things.iter().all(|thing| thing.ends_with('?'));
    let label = if label.is_empty() { String::new() } else { format!("{label}: ") };
    Some(format!("{label}{}", things.join(if asks { " " } else { ", " })))
}

/// Writes a sign after the numbers of lines that are counted: "1 The repair".
fn numbered(text: &str) -> String {
    let after = |line: &str, number: usize| -> bool {
        let rest =
            line.trim_start().strip_prefix(&number.to_string()).and_then(|rest| rest.strip_prefix(' '));
        rest.is_some_and(|rest| rest.starts_with(char::is_uppercase))
    };
    let lines: Vec<&str> = text.lines().collect();
    let mut written: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    let begin = lines.iter().position(|line| after(line, 1));
    let count = begin.map_or(0, |begin| {
        lines[begin..].iter().zip(1..).take_while(|(line, number)| after(line, *number)).count()
    });
    for (line, number) in
        written.iter_mut().skip(begin.unwrap_or(0)).zip(1..=count).filter(|_| count >= ITEMS)
    {
        *line = line.replacen(&format!("{number} "), &format!("{number}. "), 1);
    }
    written.join("\n")
}

fn parted_line(line: &str) -> Option<String> {
    let mut starts = Vec::new();
    while let Some(found) = marker(line, starts.last().map_or(0, |(_, end)| *end), starts.len()) {
        starts.push(found);
    }
    if starts.len() < ITEMS || starts[0].0 == 0 {
        return None;
    }
    let head = line[..starts[0].0].trim_end().trim_end_matches(':');
    let mut parted = format!("{head}:");
    for (place, (_, start)) in starts.iter().enumerate() {
        let is_last = place + 1 == starts.len();
        let end = starts.get(place + 1).map_or(line.len(), |(next, _)| *next);
        // What follows the last item is no part of it.
        let (item, rest) = match line[*start..end].split_once(". ") {
            Some((item, rest)) if is_last => (item, rest),
            _ => (&line[*start..end], ""),
        };
        let item = item.trim().trim_end_matches([';', ',', '.']);
        let joints = [" and", " und", " en", " et", " y", " e", " sowie"];
        let item = joints.iter().find_map(|joint| item.strip_suffix(joint)).unwrap_or(item);
        parted.push_str(&format!("\n- {}", item.trim_end_matches([';', ',', ' '])));
        if !rest.is_empty() {
            parted.push_str(&format!("\n{rest}"));
        }
    }
    Some(parted)
}

/// Returns the place of the next marker and of what follows it: "(a)" or "1)" and so on.
fn marker(line: &str, from: usize, place: usize) -> Option<(usize, usize)> {
    let letter = char::from(b'a' + u8::try_from(place).ok().filter(|place| *place < 26)?);
    let names = [letter.to_string(), (place + 1).to_string()];
    let found = names.iter().filter_map(|name| {
        let marker = format!("{name}) ");
        line[from..].match_indices(&marker).map(|(at, _)| at + from).find_map(|at| {
            let before = &line[..at];
            let start = if before.ends_with('(') { at - 1 } else { at };
            let is_apart = line[..start].is_empty() || line[..start].ends_with(' ');
            is_apart.then_some((start, at + marker.len()))
        })
    });
    found.min()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slashes_of_a_list_become_commas() {
        for (line, expected) in [
            ("Topics: the rota / equipment / pay slips.", "Topics: the rota, equipment, pay slips."),
            ("Themen: Anreise/Zimmer/Frühstück", "Themen: Anreise, Zimmer, Frühstück"),
            (
                "Vervoer / begeleiders / maaltijden. Toon: warm.",
                "Vervoer, begeleiders, maaltijden. Toon: warm.",
            ),
            (
                "Goal: know why. Topics: the intake / meals / cost of it. Tone: warm.",
                "Goal: know why. Topics: the intake, meals, cost of it. Tone: warm.",
            ),
            ("Ask how he/she/they got here", "Ask how he/she/they got here"),
            ("breaks / pace", "breaks / pace"),
            ("See https://example.org/a/b", "See https://example.org/a/b"),
            ("On: 1/2/2026", "On: 1/2/2026"),
        ] {
            assert_eq!(without_slashes(line), expected);
        }
    }

    #[test]
    fn the_items_of_a_list_in_one_line_get_lines_of_their_own() {
        for (line, lines) in [
            (
                "Cover the following: (a) the stairs; (b) the lift. Be brief.",
                "Cover the following:\n- the stairs\n- the lift\nBe brief.",
            ),
            ("Fragen zu 1) Miete, 2) Heizung und 3) Hof", "Fragen zu:\n- Miete\n- Heizung\n- Hof"),
            ("1 The stairs\n2 The lift\nBe brief.", "1. The stairs\n2. The lift\nBe brief."),
            ("1 The stairs", "1 The stairs"),
            ("a) the stairs", "a) the stairs"),
            ("The plan (a) is old.", "The plan (a) is old."),
        ] {
            assert_eq!(parted(line), lines);
        }
    }
}
