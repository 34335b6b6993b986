use colloquy_domain::ports::{Analyst, GuideAndTextsGenerator, Interviewer};
use colloquy_testkit::FreshAdapter;

use super::*;
use crate::testing::{model, obedient_provider, openai};

async fn texts() -> FreshAdapter<Arc<dyn GuideAndTextsGenerator>> {
    let provider = obedient_provider().await;
    FreshAdapter::with(Arc::new(model(openai(&provider))), provider)
}

async fn interviewer() -> FreshAdapter<Arc<dyn Interviewer>> {
    let provider = obedient_provider().await;
    FreshAdapter::with(Arc::new(model(openai(&provider))), provider)
}

async fn analyst() -> FreshAdapter<Arc<dyn Analyst>> {
    let provider = obedient_provider().await;
    FreshAdapter::with(Arc::new(model(openai(&provider))), provider)
}

colloquy_testkit::text_generator_contract!(texts);
colloquy_testkit::interviewer_contract!(interviewer);
colloquy_testkit::analyst_contract!(analyst);
