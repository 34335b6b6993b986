use std::sync::Arc;

use colloquy_testkit::Fresh;

use super::*;

async fn clock() -> Fresh<Arc<dyn Clock>> {
    Fresh::new(Arc::new(SystemClock))
}

async fn ids() -> Fresh<Arc<dyn IdSource>> {
    Fresh::new(Arc::new(SystemIds))
}

async fn randomness() -> Fresh<Arc<dyn Randomness>> {
    Fresh::new(Arc::new(SystemRandomness))
}

colloquy_testkit::clock_contract!(clock);
colloquy_testkit::ids_contract!(ids);
colloquy_testkit::randomness_contract!(randomness);
