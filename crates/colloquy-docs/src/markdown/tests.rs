use super::*;

fn check(source: &str, expected: &str) {
    assert_eq!(render("guides/first", source).html, expected);
}

#[test]
fn a_heading_can_be_linked_to() {
    check(
        "## What `it` is\n",
        "<h2 id=\"what-it-is\"><a href=\"#what-it-is\">What <code>it</code> is</a></h2>\n",
    );
}

#[test]
fn the_same_heading_twice_has_two_ids() {
    let headings = render("x", "# A\n\n## B\n\n### B!\n").headings;
    let ids: Vec<&str> = headings.iter().map(|heading| heading.id.as_str()).collect();
    assert_eq!(ids, ["b", "b-1"]);
}

#[test]
fn a_link_to_a_file_leads_to_its_page() {
    check("[there](../webhooks.md#a)\n", "<p><a href=\"/docs/webhooks#a\">there</a></p>\n");
}

#[test]
fn an_empty_header_cell_is_a_plain_cell() {
    check(
        "| A | |\n|---|--:|\n| `b` | 1 |\n",
        "<div class=\"table\" tabindex=\"0\"><table>\n<thead><tr><th scope=\"col\">A</th><td class=\"right\"></td></tr></thead>\
         <tbody>\n<tr><td><code>b</code></td><td class=\"right\">1</td></tr>\n</tbody></table></div>\n",
    );
}

#[test]
fn markup_in_a_page_is_text() {
    check("a <b onclick=x>b</b>\n", "<p>a &lt;b onclick=x&gt;b&lt;/b&gt;</p>\n");
}

#[test]
fn a_comment_is_not_shown() {
    check("a\n\n<!-- prepare:\nb\n\nc\n-->\nd\n", "<p>a</p>\n<p>d</p>\n");
}

#[test]
fn code_is_coloured_and_can_be_scrolled_by_the_keyboard() {
    check(
        "```toml\na = 1\n```\n",
        "<div class=\"code\"><pre tabindex=\"0\"><code data-language=\"toml\">a = <span class=\"number\">1</span>\n</code></pre></div>\n",
    );
}

#[test]
fn the_searchable_text_is_the_visible_text() {
    let page =
        render("x", "# A\n\nFirst *of* all.\n\n- one\n- two\n\n## B\n\n| c | d |\n|---|---|\n| e | f |\n");
    assert_eq!((page.title.as_str(), page.about.as_str()), ("A", "First of all."));
    let said: Vec<(&str, &str, String)> = page
        .sections
        .iter()
        .map(|section| {
            let words: Vec<&str> = section.text.split_whitespace().collect();
            (section.id.as_str(), section.heading.as_str(), words.join(" "))
        })
        .collect();
    assert_eq!(said, [("", "A", "First of all. one two".into()), ("b", "B", "c d e f".into())]);
}
