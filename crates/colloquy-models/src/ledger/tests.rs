use super::*;
use crate::testing::CapturedLog;

#[test]
fn counts_prices_and_logs_usage() {
    let prices = Prices { input_micros: 2_000_000, output_micros: 8_000_000 };
    let ledger = ModelUsageLedger::new("openai", "small-1", Some(prices));
    let log = CapturedLog::default();
    {
        let _listening = log.listen();
        for outcome in ["complete", "timeout"] {
            let mut call = MeteredModelRequest::new(&ledger, ModelRequestPurpose::Interview);
            call.attempts = 2;
            call.received_first_token();
            call.tokens = TokenCounts { input: Some(100), output: Some(10) };
            call.ended(outcome);
        }
    }
    let usage = ledger.usage();
    assert_eq!(usage.len(), 1, "only purposes with requests are listed");
    assert_eq!((usage[0].requests, usage[0].failures), (2, 1));
    assert_eq!((usage[0].input_tokens, usage[0].output_tokens), (200, 20));
    assert_eq!(usage[0].cost_micros, Some(560));
    let first = log.lines().swap_remove(0);
    assert_eq!(first["target"], "colloquy::models");
    let fields = &first["fields"];
    for (name, value) in
        [("provider", "openai"), ("model", "small-1"), ("purpose", "interview"), ("outcome", "complete")]
    {
        assert_eq!(fields[name], value);
    }
    for (name, value) in [("input_tokens", 100), ("output_tokens", 10), ("cost_micros", 280), ("attempts", 2)]
    {
        assert_eq!(fields[name], value);
    }
    assert!(fields["duration_ms"].is_u64() && fields["first_token_ms"].is_u64());
}
