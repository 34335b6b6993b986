use std::sync::Arc;

use colloquy_testkit::FreshAdapter;

use super::*;

async fn fresh() -> FreshAdapter<Arc<dyn Analyst>> {
    FreshAdapter::new(Arc::new(OfflineAnalyst::new()))
}

colloquy_testkit::analyst_contract!(fresh);
