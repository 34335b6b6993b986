//! A form as a browser sends it, from the HTML of a page.

/// The fields of a form with their values, in the order of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct FilledForm(pub Vec<(String, String)>);

impl FilledForm {
    /// Reads the form that is sent to this path.
    pub fn of(page: &str, action: &str) -> Self {
        let forms = page.split("<form ").skip(1).map(|form| form.split("</form>").next().unwrap_or_default());
        let form = forms.into_iter().find(|form| {
            let tag = form.split('>').next().unwrap_or_default();
            attribute(tag, "method").as_deref() == Some("post")
                && attribute(tag, "action").is_some_and(|to| to == action)
        });
        let form = form.unwrap_or_else(|| panic!("no form for {action} in {page}"));
        let (mut fields, mut select) = (Vec::<(String, String)>::new(), None);
        for piece in form.split('<').skip(1) {
            let (tag, text) = piece.split_once('>').unwrap_or((piece, ""));
            match (tag.split_whitespace().next().unwrap_or_default(), attribute(tag, "name")) {
                ("input", Some(name)) => fields.extend(input(tag, name)),
                ("textarea", Some(name)) => {
                    fields.push((name, unescaped(text.strip_prefix('\n').unwrap_or(text))));
                }
                ("select", Some(name)) => select = Some(name),
                ("option", _) => {
                    let value = attribute(tag, "value").unwrap_or_default();
                    let is_chosen = tag.ends_with(" selected");
                    // Without a chosen option, the first one counts.
                    match (select.take(), fields.last_mut()) {
                        (Some(name), _) => fields.push((name, value)),
                        (None, Some(last)) if is_chosen => last.1 = value,
                        (None, _) => {}
                    }
                }
                _ => {}
            }
        }
        FilledForm(fields)
    }

    pub fn value(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// Enters values, in the first of several fields with the same name.
    pub fn with(&self, values: &[(&str, &str)]) -> Self {
        let mut form = self.clone();
        for (name, value) in values {
            match form.0.iter_mut().find(|(field, _)| field == name) {
                Some((_, entered)) => *entered = (*value).to_owned(),
                None => form.0.push(((*name).to_owned(), (*value).to_owned())),
            }
        }
        form
    }

    /// Returns the fields without the token, which belongs to the session of one person.
    pub fn without_token(&self) -> Vec<(&str, &str)> {
        self.fields().into_iter().filter(|(name, _)| *name != "token").collect()
    }

    pub fn fields(&self) -> Vec<(&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
    }
}

/// Returns the field, unless browsers do not send it.
fn input(tag: &str, name: String) -> Option<(String, String)> {
    let value = attribute(tag, "value");
    match attribute(tag, "type").as_deref() {
        Some("file" | "submit") => None,
        Some("checkbox" | "radio") if !tag.contains(" checked") => None,
        Some("checkbox") => Some((name, value.unwrap_or_else(|| "on".to_owned()))),
        _ => Some((name, value.unwrap_or_default())),
    }
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, rest) = tag.split_once(&format!(" {name}=\"")).or_else(|| {
        // The first attribute of a form follows its name.
        tag.strip_prefix(&format!("{name}=\"")).map(|rest| ("", rest))
    })?;
    rest.split_once('"').map(|(value, _)| unescaped(value))
}

fn unescaped(text: &str) -> String {
    let written = [("&#60;", "<"), ("&#62;", ">"), ("&#34;", "\""), ("&#39;", "'"), ("&#38;", "&")];
    written.iter().fold(text.to_owned(), |text, (code, plain)| text.replace(code, plain))
}
