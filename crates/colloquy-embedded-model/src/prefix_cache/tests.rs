use super::*;

const SHAPE: CacheShape = CacheShape { layers: 1, heads: 1, head_size: 4 };
/// What up to 256 tokens take.
const BUFFER: usize = 2 * 256 * 4 * 4;

fn cache(conversations: usize, buffers: usize) -> PrefixCache {
    PrefixCache::new(SHAPE, PrefixCacheLimits { conversations, bytes: buffers * BUFFER })
}

fn prompt(tokens: &[u32], recurring: usize) -> TokenizedPrompt {
    TokenizedPrompt { tokens: tokens.to_vec(), recurring }
}

/// Returns a conversation whose next prompt begins with the first `recurring` tokens.
fn conversation(tokens: &[u32], recurring: usize) -> CachedConversation {
    let mut kv = KvCache::new(SHAPE);
    kv.reserve(tokens.len()).expect("memory");
    kv.advance(tokens.len());
    CachedConversation { tokens: tokens.to_vec(), recurring, kv }
}

fn known(cache: &PrefixCache) -> Vec<&[u32]> {
    cache.conversations.iter().map(|known| known.tokens.as_slice()).collect()
}

#[test]
fn a_conversation_of_many_turns_takes_one_place() {
    let mut cache = cache(4, 4);
    let mut said = vec![1, 2, 3];
    for turn in 10..30 {
        // Each prompt ends with what concerns its turn only, and the model's own words follow.
        let tokens = [&said[..], &[turn, 100, 101]].concat();
        let mut continued = cache.begin(&prompt(&tokens, said.len())).expect("memory");
        assert_eq!(continued.tokens.len(), if turn == 10 { 0 } else { said.len() - 1 }, "turn {turn}");
        continued.kv.reserve(20).expect("memory");
        continued.tokens = [&tokens[..], &[200, 201]].concat();
        continued.kv.advance(continued.tokens.len() - continued.kv.tokens());
        cache.keep(continued);
        assert_eq!(cache.conversations.len(), 1);
        said.extend([turn, 50 + turn]);
    }
}

#[test]
fn another_conversation_copies_what_both_begin_with() {
    let mut cache = cache(4, 4);
    cache.keep(conversation(&[1, 2, 3, 4, 5], 4));
    let begun = cache.begin(&prompt(&[1, 2, 7, 8], 3)).expect("memory");
    assert_eq!((begun.tokens.as_slice(), begun.kv.tokens()), (&[1, 2][..], 2));
    assert_eq!(known(&cache), [[1, 2, 3, 4, 5]], "the first one is still known");
}

#[test]
fn leaves_the_last_token_of_a_known_prompt_to_process() {
    let mut cache = cache(4, 4);
    cache.keep(conversation(&[1, 2, 3], 3));
    assert_eq!(cache.remembered(&[1, 2, 3]), 3);
    assert_eq!(cache.begin(&prompt(&[1, 2, 3], 3)).expect("memory").tokens, [1, 2]);
}

#[test]
fn remembers_one_prompt_that_nothing_follows() {
    let mut cache = cache(4, 4);
    cache.keep(conversation(&[9, 9], 2));
    cache.keep(conversation(&[1, 1], 0));
    cache.keep(conversation(&[2, 2], 0));
    assert_eq!(known(&cache), [[9, 9], [2, 2]]);
    let again = cache.begin(&prompt(&[2, 2, 3], 0)).expect("memory");
    assert_eq!(again.tokens, [2, 2], "a second attempt is cheaper");
}

#[test]
fn forgets_what_was_not_used_for_the_longest_time() {
    let mut cache = cache(2, 8);
    cache.keep(conversation(&[1, 1], 2));
    cache.keep(conversation(&[2, 2], 2));
    let used = cache.begin(&prompt(&[1, 1, 1], 2)).expect("memory");
    cache.keep(used);
    cache.keep(conversation(&[3, 3], 2));
    assert_eq!(known(&cache), [[1, 1], [3, 3]]);
}

#[test]
fn what_another_conversation_copied_from_was_used() {
    let mut cache = cache(2, 8);
    cache.keep(conversation(&[1, 1, 1], 3));
    cache.keep(conversation(&[2, 2, 2], 3));
    let copy = cache.begin(&prompt(&[1, 1, 7], 2)).expect("memory");
    assert_eq!(copy.tokens, [1, 1]);
    cache.keep(copy);
    assert_eq!(known(&cache), [&[1, 1, 1][..], &[1, 1]]);
}

#[test]
fn is_bounded_in_memory() {
    let mut cache = cache(8, 2);
    for token in 1..=3 {
        cache.keep(conversation(&[token], 1));
    }
    assert_eq!(known(&cache), [[2], [3]]);
    assert_eq!(cache.bytes(), 2 * BUFFER);
    cache.keep(conversation(&[7; 600], 600));
    assert_eq!(cache.bytes(), 0, "one conversation alone is more than allowed");
}
