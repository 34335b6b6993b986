use std::sync::Arc;

use colloquy_testkit::FreshAdapter;

use super::*;

async fn clock() -> FreshAdapter<Arc<dyn Clock>> {
    FreshAdapter::new(Arc::new(SystemClock))
}

async fn ids() -> FreshAdapter<Arc<dyn IdSource>> {
    FreshAdapter::new(Arc::new(SystemIds))
}

async fn randomness() -> FreshAdapter<Arc<dyn Randomness>> {
    FreshAdapter::new(Arc::new(SystemRandomness))
}

colloquy_testkit::clock_contract!(clock);
colloquy_testkit::ids_contract!(ids);
colloquy_testkit::randomness_contract!(randomness);
