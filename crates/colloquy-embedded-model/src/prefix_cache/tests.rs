use super::*;

const SHAPE: CacheShape = CacheShape { layers: 1, heads: 1, head_size: 4 };
/// What up to 256 tokens take.
const BUFFER: usize = 2 * 256 * 4 * 4;

fn cache(conversations: usize, buffers: usize) -> PrefixCache {
    PrefixCache::new(SHAPE, CacheLimits { conversations, bytes: buffers * BUFFER })
}

/// A conversation whose last `generated` tokens the model wrote.
fn conversation(tokens: &[u32], generated: usize) -> CachedConversation {
    let mut kv = KvCache::new(SHAPE);
    kv.reserve(tokens.len()).expect("memory");
    kv.advance(tokens.len());
    CachedConversation { tokens: tokens.to_vec(), prompt: tokens.len() - generated, kv }
}

fn known(cache: &PrefixCache) -> Vec<&[u32]> {
    cache.conversations.iter().map(|known| known.tokens.as_slice()).collect()
}

#[test]
fn a_conversation_continues_where_it_was() {
    let mut cache = cache(4, 4);
    cache.keep(conversation(&[1, 2, 3, 8, 9], 2));
    // The reply was spoken in part only.
    let continued = cache.begin(&[1, 2, 3, 8, 5, 6]).expect("memory");
    assert_eq!((continued.tokens.as_slice(), continued.kv.tokens()), (&[1, 2, 3, 8][..], 4));
    assert_eq!(cache.conversations.len(), 0, "it was not copied");
}

#[test]
fn another_conversation_copies_what_both_begin_with() {
    let mut cache = cache(4, 4);
    cache.keep(conversation(&[1, 2, 3, 4], 0));
    let begun = cache.begin(&[1, 2, 7, 8]).expect("memory");
    assert_eq!((begun.tokens.as_slice(), begun.kv.tokens()), (&[1, 2][..], 2));
    assert_eq!(known(&cache), [[1, 2, 3, 4]], "the first one is still known");
}

#[test]
fn leaves_the_last_token_of_a_known_prompt_to_process() {
    let mut cache = cache(4, 4);
    cache.keep(conversation(&[1, 2, 3], 0));
    assert_eq!(cache.remembered(&[1, 2, 3]), 3);
    assert_eq!(cache.begin(&[1, 2, 3]).expect("memory").tokens, [1, 2]);
}

#[test]
fn forgets_what_was_not_used_for_the_longest_time() {
    let mut cache = cache(2, 8);
    cache.keep(conversation(&[1, 1], 0));
    cache.keep(conversation(&[2, 2], 0));
    let used = cache.begin(&[1, 1, 1]).expect("memory");
    cache.keep(used);
    cache.keep(conversation(&[3, 3], 0));
    assert_eq!(known(&cache), [[1, 1], [3, 3]]);
}

#[test]
fn is_bounded_in_memory() {
    let mut cache = cache(8, 2);
    for token in 1..=3 {
        cache.keep(conversation(&[token], 0));
    }
    assert_eq!(known(&cache), [[2], [3]]);
    assert_eq!(cache.bytes(), 2 * BUFFER);
    cache.keep(conversation(&[7; 600], 0));
    assert_eq!(cache.bytes(), 0, "one conversation alone is more than allowed");
}
