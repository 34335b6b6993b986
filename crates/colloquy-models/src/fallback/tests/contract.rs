use colloquy_testkit::Fresh;

use super::*;
use crate::testing::{Provider, model, obedient_provider, openai};

/// Returns a chain whose first provider always fails, with both providers.
async fn chain() -> (Arc<FallbackChain>, [Provider; 2]) {
    let (broken, obedient) = (Provider::start([]).await, obedient_provider().await);
    let member = |provider: &Provider| FallbackMember::model(Arc::new(model(openai(provider))));
    (Arc::new(FallbackChain::new(vec![member(&broken)], member(&obedient))), [broken, obedient])
}

async fn texts() -> Fresh<Arc<dyn TextGenerator>> {
    let (chain, providers) = chain().await;
    Fresh::with(chain, providers)
}

async fn interviewer() -> Fresh<Arc<dyn Interviewer>> {
    let (chain, providers) = chain().await;
    Fresh::with(chain, providers)
}

async fn analyst() -> Fresh<Arc<dyn Analyst>> {
    let (chain, providers) = chain().await;
    Fresh::with(chain, providers)
}

colloquy_testkit::text_generator_contract!(texts);
colloquy_testkit::interviewer_contract!(interviewer);
colloquy_testkit::analyst_contract!(analyst);
