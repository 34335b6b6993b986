use std::sync::Arc;

use colloquy_testkit::Fresh;

use super::*;

async fn fresh() -> Fresh<Arc<dyn Analyst>> {
    Fresh::new(Arc::new(OfflineAnalyst::new()))
}

colloquy_testkit::analyst_contract!(fresh);
