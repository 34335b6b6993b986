use crate::Language;

#[test]
fn keywords_are_in_lower_case() {
    for language in Language::ALL {
        let cues = &language.tables().prompt;
        let lists = [cues.leads, cues.asking, cues.exploring, cues.relays, cues.question_words, cues.markers];
        let more = [
            cues.manners,
            cues.labels,
            cues.list_heads,
            cues.conjunctions,
            cues.function_words,
            cues.articles,
        ];
        for cue in lists.iter().chain(&more).flat_map(|list| list.iter()) {
            assert_eq!(*cue, cue.to_lowercase(), "{language:?}");
        }
    }
}
