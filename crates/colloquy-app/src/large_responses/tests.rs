use uuid::Uuid;

use super::*;

fn organization(number: u128) -> OrganizationId {
    OrganizationId::from_uuid(Uuid::from_u128(number))
}

const HALF: usize = ORGANIZATION_KIB as usize * 1_024;

#[tokio::test(start_paused = true)]
async fn refuses_a_response_that_gets_no_memory_in_time() {
    let answers = ResponseMemoryBudget::default();
    let held = answers.reserve(organization(1), HALF).await.expect("there is room");
    let refused = answers.reserve(organization(1), 1).await;
    assert!(matches!(refused, Err(AppError::Busy)), "{refused:?}");
    drop(held);
    answers.reserve(organization(1), 1).await.expect("there is room again");
}

#[tokio::test(start_paused = true)]
async fn leaves_room_for_other_organizations() {
    let answers = ResponseMemoryBudget::default();
    let _held = answers.reserve(organization(1), HALF).await.expect("there is room");
    let _other = answers.reserve(organization(2), HALF).await.expect("there is room for others");
    assert!(answers.reserve(organization(3), 1).await.is_err());
}

#[tokio::test(start_paused = true)]
async fn releases_memory_that_a_response_does_not_need() {
    let answers = ResponseMemoryBudget::default();
    let mut held = answers.reserve(organization(1), HALF).await.expect("there is room");
    held.shrink_to(HALF / 2);
    answers.reserve(organization(1), HALF / 2).await.expect("there is room for as much again");
}

#[tokio::test(start_paused = true)]
async fn a_single_response_of_any_size_gets_memory() {
    let answers = ResponseMemoryBudget::default();
    answers.reserve(organization(1), usize::MAX).await.expect("it is bounded");
}

#[tokio::test(start_paused = true)]
async fn forgets_organizations_that_hold_nothing() {
    let answers = ResponseMemoryBudget::default();
    for number in 0..100 {
        answers.reserve(organization(number), 1).await.expect("there is room");
    }
    assert_eq!(answers.of_organizations.lock().map(|known| known.len()).ok(), Some(1));
}
