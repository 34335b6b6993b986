//! The protocol of Redis (RESP 2), as far as this crate uses it.

/// The longest line or bulk string. No reply to the commands of this crate is longer.
const MAX_LENGTH: usize = 65_536;
const MAX_ITEMS: i64 = 64;
const MAX_DEPTH: u32 = 4;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RespValue {
    Text(String),
    Error(String),
    Number(i64),
    Nothing,
    List(Vec<RespValue>),
}

/// The server sent something that the protocol does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MalformedResp;

/// Appends an encoded command.
pub fn encode(output: &mut Vec<u8>, arguments: &[&[u8]]) {
    output.extend_from_slice(format!("*{}\r\n", arguments.len()).as_bytes());
    for argument in arguments {
        output.extend_from_slice(format!("${}\r\n", argument.len()).as_bytes());
        output.extend_from_slice(argument);
        output.extend_from_slice(b"\r\n");
    }
}

/// Decodes the first reply, and returns it with its length, or `None` while it is incomplete.
pub fn decode(input: &[u8]) -> Result<Option<(RespValue, usize)>, MalformedResp> {
    let mut reader = Reader { input, position: 0 };
    let reply = reader.reply(0)?;
    Ok(reply.map(|reply| (reply, reader.position)))
}

struct Reader<'a> {
    input: &'a [u8],
    position: usize,
}

impl<'a> Reader<'a> {
    fn reply(&mut self, depth: u32) -> Result<Option<RespValue>, MalformedResp> {
        let Some(line) = self.line()? else { return Ok(None) };
        let (kind, rest) = line.split_first().ok_or(MalformedResp)?;
        match kind {
            b'+' => Ok(Some(RespValue::Text(text(rest)))),
            b'-' => Ok(Some(RespValue::Error(text(rest)))),
            b':' => number(rest).map(|number| Some(RespValue::Number(number))),
            b'$' => self.bulk(number(rest)?),
            b'*' if depth < MAX_DEPTH => self.list(number(rest)?, depth),
            _ => Err(MalformedResp),
        }
    }

    fn bulk(&mut self, length: i64) -> Result<Option<RespValue>, MalformedResp> {
        if length == -1 {
            return Ok(Some(RespValue::Nothing));
        }
        let length = usize::try_from(length).map_err(|_| MalformedResp)?;
        if length > MAX_LENGTH {
            return Err(MalformedResp);
        }
        let rest = &self.input[self.position..];
        if rest.len() < length + 2 {
            return Ok(None);
        }
        if &rest[length..length + 2] != b"\r\n" {
            return Err(MalformedResp);
        }
        self.position += length + 2;
        Ok(Some(RespValue::Text(text(&rest[..length]))))
    }

    fn list(&mut self, length: i64, depth: u32) -> Result<Option<RespValue>, MalformedResp> {
        match length {
            -1 => Ok(Some(RespValue::Nothing)),
            0..=MAX_ITEMS => {
                let items = (0..length).map(|_| self.reply(depth + 1));
                Ok(items.collect::<Result<Option<Vec<_>>, _>>()?.map(RespValue::List))
            }
            _ => Err(MalformedResp),
        }
    }

    fn line(&mut self) -> Result<Option<&'a [u8]>, MalformedResp> {
        let rest = &self.input[self.position..];
        match rest.windows(2).position(|pair| pair == b"\r\n") {
            Some(length) if length <= MAX_LENGTH => {
                self.position += length + 2;
                Ok(Some(&rest[..length]))
            }
            None if rest.len() <= MAX_LENGTH => Ok(None),
            _ => Err(MalformedResp),
        }
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn number(bytes: &[u8]) -> Result<i64, MalformedResp> {
    std::str::from_utf8(bytes).ok().and_then(|digits| digits.parse().ok()).ok_or(MalformedResp)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodes_a_command_with_the_lengths_of_its_arguments() {
        let mut output = Vec::new();
        encode(&mut output, &[b"GET", "\u{1F388}".as_bytes()]);
        assert_eq!(output, "*2\r\n$3\r\nGET\r\n$4\r\n\u{1F388}\r\n".as_bytes());
    }

    fn check(input: &str, expected: Result<RespValue, MalformedResp>) {
        assert_eq!(
            decode(input.as_bytes()).map(|reply| reply.map(|(reply, _)| reply)),
            expected.map(Some),
            "{input:?}"
        );
    }

    #[test]
    fn decodes_every_kind_of_reply() {
        check("+OK\r\n", Ok(RespValue::Text("OK".to_owned())));
        check("-NOAUTH no\r\n", Ok(RespValue::Error("NOAUTH no".to_owned())));
        check(":-7\r\n", Ok(RespValue::Number(-7)));
        check("$5\r\nab\r\nc\r\n", Ok(RespValue::Text("ab\r\nc".to_owned())));
        check("$-1\r\n", Ok(RespValue::Nothing));
        check("*-1\r\n", Ok(RespValue::Nothing));
        check(
            "*2\r\n:1\r\n*0\r\n",
            Ok(RespValue::List(vec![RespValue::Number(1), RespValue::List(Vec::new())])),
        );
    }

    #[test]
    fn waits_for_the_rest_of_an_incomplete_reply() {
        let whole = b"*2\r\n:1234\r\n$3\r\nabc\r\n";
        for end in 0..whole.len() {
            assert_eq!(decode(&whole[..end]), Ok(None), "{end}");
        }
        let followed = [whole.as_slice(), b"+OK"].concat();
        assert_eq!(decode(&followed).map(|reply| reply.map(|(_, length)| length)), Ok(Some(whole.len())));
    }

    #[test]
    fn rejects_what_is_not_a_reply() {
        for input in ["\r\n", "HTTP/1.1 400\r\n", ":x\r\n", "$-2\r\n", "$3\r\nabcde\r\n", "$99999999\r\n"] {
            check(input, Err(MalformedResp));
        }
        check("*65\r\n", Err(MalformedResp));
        check(&"*1\r\n".repeat(6), Err(MalformedResp));
        check(&"x".repeat(MAX_LENGTH + 1), Err(MalformedResp));
    }
}
