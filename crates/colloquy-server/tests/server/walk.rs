//! Random walks through all operations, compared with a small model of the rules, on every storage. Each response must
//! match the model and be the same on all storages.

mod id_numbering;
pub mod inputs;
mod model;
mod records;
mod request;
mod steps;
mod walker;
mod world;

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::fmt::Write;

use colloquy_api::operations::OPERATIONS;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};

use steps::Step;
use walker::{LOGGED, Walk};
use world::World;

const WALKS: u32 = 24;

/// The number of shorter walks to try when a walk fails.
const MAX_SHRINK_ITERATIONS: u32 = 200;

#[test]
fn random_walks_match_the_model_on_every_storage() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let worlds = runtime.block_on(World::all());
    let config = Config {
        cases: WALKS,
        max_shrink_iters: MAX_SHRINK_ITERATIONS,
        failure_persistence: None,
        ..Config::default()
    };
    // The same walks in every run.
    let random = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let (seen, number) = (RefCell::new(BTreeSet::new()), Cell::new(0));
    let walked = TestRunner::new_with_rng(config, random).run(&steps::steps(), |steps| {
        runtime
            .block_on(walk(&worlds, number.replace(number.get() + 1), &steps, &mut seen.borrow_mut()))
            .map_err(TestCaseError::fail)
    });
    match walked {
        Ok(()) => check_coverage(&seen.into_inner()),
        Err(TestError::Fail(reason, steps)) => panic!("{}", report(reason.message(), &steps)),
        Err(TestError::Abort(reason)) => panic!("{reason}"),
    }
}

async fn walk(
    worlds: &[World],
    number: u64,
    steps: &[Step],
    seen: &mut BTreeSet<(String, u16)>,
) -> Result<(), String> {
    let mut responses: Option<(&str, Vec<String>)> = None;
    for world in worlds {
        let mut walk = Walk::new(world, number).await;
        if let Err(difference) = walk.take(steps).await {
            let trace = walk.trace.join("\n  ");
            return Err(format!("on {}: {difference}\n\nthe requests:\n  {trace}", world.name));
        }
        seen.extend(walk.seen);
        match &responses {
            None => responses = Some((world.name, walk.responses)),
            Some((other, before)) => compare((other, before), (world.name, &walk.responses))?,
        }
    }
    Ok(())
}

fn compare(one: (&str, &[String]), other: (&str, &[String])) -> Result<(), String> {
    let differing = one.1.iter().zip(other.1).find(|(one, other)| one != other);
    match differing {
        Some((first, second)) => {
            Err(format!("the storages differ\n  on {}: {first}\n  on {}: {second}", one.0, other.0))
        }
        None if one.1.len() != other.1.len() => Err("one storage got more requests than another".to_owned()),
        None => Ok(()),
    }
}

fn report(reason: &str, steps: &[Step]) -> String {
    let mut report = format!("{reason}\n\nthe shortest walk that fails:\n");
    for (number, step) in steps.iter().enumerate() {
        writeln!(report, "  {number}. {step:?}").expect("writing to a string succeeds");
    }
    report
}

/// Log entries and rare situations that the walks must cover.
const EVENTS: [&str; 24] = [
    "interview.created",
    "interview.updated",
    "interview.archived",
    "interview.restored",
    "interview.introRegenerated",
    "interview.firstMessageRegenerated",
    "invitation.created",
    "invitation.updated",
    "invitation.sent",
    "invitation.sendFailed",
    "invitation.completed",
    "invitation.cancelled",
    "invitation.reactivated",
    "invitation.reopened",
    "invitation.archived",
    "invitation.restored",
    "insights.generated",
    "share.updated",
    "a repeated call",
    "a reused idempotency key",
    "a deferred mail",
    "a mail sent by a worker",
    "an obsolete mail",
    "a resumed interview",
];

/// Checks that the walks covered every operation, with success and with every kind of rejection.
fn check_coverage(seen: &BTreeSet<(String, u16)>) {
    for operation in OPERATIONS {
        let of_an_organization = matches!(operation.subject(), Some("Interview" | "Invitation"));
        let statuses = [
            (200, true),
            (400, operation.subject().is_some() || !inputs::wrong(operation.id).is_empty()),
            (403, of_an_organization),
            (404, operation.subject().is_some()),
        ];
        for (status, possible) in statuses {
            let name = operation.id.name();
            assert!(
                !possible || seen.contains(&(name.clone(), status)),
                "no walk covered {name} with {status}"
            );
        }
    }
    for event in EVENTS {
        assert!(seen.contains(&(event.to_owned(), LOGGED)), "no walk covered {event}");
    }
}
