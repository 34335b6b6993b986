use tokio::time::advance;

use super::*;

const PAUSE: Duration = Duration::from_secs(30);

fn circuit() -> CircuitBreaker {
    CircuitBreaker::new(CircuitPolicy { failures: 2, pause: PAUSE })
}

#[tokio::test(start_paused = true)]
async fn opens_after_failures_in_a_row_and_then_lets_one_request_go_first() {
    let circuit = circuit();
    circuit.failed();
    assert!(circuit.allows_request(), "a single failure may be a coincidence");
    circuit.succeeded();
    circuit.failed();
    assert!(circuit.allows_request(), "they are not in a row");
    circuit.failed();
    assert!(!circuit.allows_request());
    advance(PAUSE).await;
    assert!(circuit.allows_request());
    assert!(!circuit.allows_request(), "the second request waits for the outcome of the first");
    circuit.succeeded();
    assert!(circuit.allows_request() && circuit.allows_request());
}

#[tokio::test(start_paused = true)]
async fn opens_again_if_the_first_request_after_a_pause_fails() {
    let circuit = circuit();
    circuit.open();
    advance(PAUSE).await;
    assert!(!circuit.is_open() && circuit.allows_request());
    circuit.failed();
    advance(PAUSE - Duration::from_millis(1)).await;
    assert!(circuit.is_open() && !circuit.allows_request());
}

#[tokio::test(start_paused = true)]
async fn allows_another_request_if_the_first_one_has_no_outcome() {
    let circuit = circuit();
    circuit.open();
    advance(PAUSE).await;
    assert!(circuit.allows_request() && !circuit.allows_request());
    advance(PAUSE).await;
    assert!(circuit.allows_request());
}

#[tokio::test(start_paused = true)]
async fn asking_whether_it_is_open_reserves_nothing() {
    let circuit = circuit();
    circuit.open();
    assert!(circuit.is_open());
    advance(PAUSE).await;
    assert!(!circuit.is_open() && !circuit.is_open());
    assert!(circuit.allows_request());
}

#[tokio::test(start_paused = true)]
async fn a_provider_that_asks_for_a_pause_gets_it_within_reason() {
    for (requested, given) in [(5, 5), (86_400, 300)] {
        let circuit = circuit();
        circuit.failed_with_pause(Duration::from_secs(requested));
        advance(Duration::from_secs(given - 1)).await;
        assert!(!circuit.allows_request());
        advance(Duration::from_secs(1)).await;
        assert!(circuit.allows_request());
    }
}
