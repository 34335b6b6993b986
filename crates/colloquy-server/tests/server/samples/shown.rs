//! Compares a terminal session on a page with the actual output.

/// Matches anything: any characters within a line, or any lines if it stands on its own line.
const ANYTHING: &str = "…";

/// Returns the commands of a session, each with the output that the page shows.
pub fn session(text: &str) -> Result<Vec<(String, String)>, String> {
    let mut commands: Vec<(String, String)> = Vec::new();
    let mut continues = false;
    for line in text.lines() {
        match (line.strip_prefix("$ "), commands.last_mut()) {
            (None, Some((command, _))) if continues => {
                command.push('\n');
                command.push_str(line);
            }
            (Some(command), _) => commands.push((command.to_owned(), String::new())),
            (None, Some((_, output))) => {
                output.push_str(line);
                output.push('\n');
            }
            (None, None) => return Err("the first line has no `$ `".to_owned()),
        }
        continues = commands.last().is_some_and(|(command, output)| output.is_empty() && is_open(command));
    }
    Ok(commands)
}

/// Returns whether a command continues in the next line: after a backslash, and within quotes.
fn is_open(command: &str) -> bool {
    command.ends_with('\\') || command.matches('\'').count() % 2 == 1
}

pub fn fits(expected: &str, printed: &str) -> bool {
    let lines = |text: &'_ str| text.trim_end().lines().map(|line| line.trim_end().to_owned()).collect();
    let (expected, printed): (Vec<String>, Vec<String>) = (lines(expected), lines(printed));
    lines_fit(&expected, &printed)
}

fn lines_fit(expected: &[String], printed: &[String]) -> bool {
    let Some((first, rest)) = expected.split_first() else { return printed.is_empty() };
    if first.trim() == ANYTHING {
        return (0..=printed.len()).any(|skipped| lines_fit(rest, &printed[skipped..]));
    }
    printed.split_first().is_some_and(|(line, others)| line_fits(first, line) && lines_fit(rest, others))
}

fn line_fits(expected: &str, printed: &str) -> bool {
    let Some((start, rest)) = expected.split_once(ANYTHING) else { return expected == printed };
    let Some(left) = printed.strip_prefix(start) else { return false };
    left.char_indices().map(|(at, _)| at).chain([left.len()]).any(|at| line_fits(rest, &left[at..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ellipsis_matches_anything() {
        for (expected, printed, fit) in [
            ("a\nb\n", "a\nb", true),
            ("a", "b", false),
            ("id …-…", "id 12-34", true),
            ("id …", "no 12", false),
            ("a\n…\nd", "a\nb\nc\nd", true),
            ("a\n…", "a", true),
            ("…\nd", "a\nb", false),
            ("a", "a\nb", false),
        ] {
            assert_eq!(fits(expected, printed), fit, "{expected:?} {printed:?}");
        }
    }

    #[test]
    fn a_command_continues_after_a_backslash_and_within_quotes() {
        let read = session("$ one \\\n  two\nshown\n$ three '{\n  \"a\": 1\n}'\n").expect("a session");
        let expected = [("one \\\n  two", "shown\n"), ("three '{\n  \"a\": 1\n}'", "")];
        assert_eq!(read, expected.map(|(command, shown)| (command.to_owned(), shown.to_owned())));
    }
}
