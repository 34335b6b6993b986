//! The structure of a mail, one level deep.

use std::borrow::Cow;

use mail_parser::decoders::base64::base64_decode;
use mail_parser::decoders::quoted_printable::quoted_printable_decode;
use mail_parser::{Message, MessageParser, MimeHeaders};

/// Reports have three parts.
const MAX_PARTS: usize = 20;

/// A mail, a part of a mail, or a block of headers.
///
/// Only the headers are parsed by the library. It would parse nested mails to any depth, and freeing thousands of levels
/// would overflow the stack.
pub struct MailPart<'m> {
    headers: Message<'m>,
    /// Still encoded.
    body: &'m [u8],
}

impl<'m> MailPart<'m> {
    /// Returns `None` if there are no headers.
    pub fn parse(content: &'m [u8]) -> Option<Self> {
        let (headers, body) = split_at_empty_line(content);
        Some(MailPart { headers: MessageParser::default().parse_headers(headers)?, body })
    }

    /// Returns the media type in lower case, without parameters.
    pub fn media_type(&self) -> String {
        let content_type = self.headers.content_type();
        let full = content_type.and_then(|full| Some(format!("{}/{}", full.ctype(), full.subtype()?)));
        full.map_or_else(|| "text/plain".to_owned(), |full| full.to_ascii_lowercase())
    }

    /// Returns the value of the first header with this name. It may have line breaks.
    pub fn header(&self, name: &str) -> Option<String> {
        let header = self.headers.headers().iter().find(|header| header.name().eq_ignore_ascii_case(name))?;
        let value = header.offset_start as usize..header.offset_end as usize;
        let value = self.headers.raw_message.get(value)?;
        Some(String::from_utf8_lossy(value.trim_ascii()).into_owned())
    }

    /// Returns the decoded body.
    pub fn body(&self) -> Cow<'m, [u8]> {
        let encoding = self.headers.content_transfer_encoding().unwrap_or_default().trim();
        let decoded = match encoding.to_ascii_lowercase().as_str() {
            "base64" => base64_decode(self.body),
            "quoted-printable" => quoted_printable_decode(self.body),
            _ => None,
        };
        decoded.map_or(Cow::Borrowed(self.body), Cow::Owned)
    }

    /// Returns the parts of a multipart body.
    pub fn parts(&self) -> Vec<MailPart<'m>> {
        let boundary = self.headers.content_type().and_then(|full| full.attribute("boundary"));
        let Some(boundary) = boundary.filter(|boundary| !boundary.is_empty()) else { return Vec::new() };
        let delimiter = format!("--{boundary}");
        let (mut parts, mut start, mut offset) = (Vec::new(), None, 0);
        for line in self.body.split_inclusive(|byte| *byte == b'\n') {
            let rest = line.strip_prefix(delimiter.as_bytes()).map(<[u8]>::trim_ascii_end);
            if let Some(rest @ (b"" | b"--")) = rest {
                parts.extend(start.take().map(|start| &self.body[start..offset]));
                if rest == b"--" || parts.len() == MAX_PARTS {
                    break;
                }
                start = Some(offset + line.len());
            }
            offset += line.len();
        }
        // A mail that was cut off ends without a delimiter.
        parts.extend(start.map(|start| &self.body[start..]));
        parts.into_iter().filter_map(MailPart::parse).collect()
    }
}

fn split_at_empty_line(content: &[u8]) -> (&[u8], &[u8]) {
    let mut offset = 0;
    for line in content.split_inclusive(|byte| *byte == b'\n') {
        let end = offset + line.len();
        if matches!(line, b"\n" | b"\r\n") {
            return content.split_at(end);
        }
        offset = end;
    }
    (content, &[])
}
