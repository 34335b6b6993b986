use colloquy_testkit::FreshAdapter;

use super::*;
use crate::testing::{StubModelServer, model, obedient_provider, openai};

/// Returns a chain whose first provider always fails, with both providers.
async fn chain() -> (Arc<FallbackChain>, [StubModelServer; 2]) {
    let (broken, obedient) = (StubModelServer::start([]).await, obedient_provider().await);
    let member = |provider: &StubModelServer| FallbackMember::model(Arc::new(model(openai(provider))));
    (Arc::new(FallbackChain::new(vec![member(&broken)], member(&obedient))), [broken, obedient])
}

async fn texts() -> FreshAdapter<Arc<dyn GuideAndTextsGenerator>> {
    let (chain, providers) = chain().await;
    FreshAdapter::with(chain, providers)
}

async fn interviewer() -> FreshAdapter<Arc<dyn Interviewer>> {
    let (chain, providers) = chain().await;
    FreshAdapter::with(chain, providers)
}

async fn analyst() -> FreshAdapter<Arc<dyn Analyst>> {
    let (chain, providers) = chain().await;
    FreshAdapter::with(chain, providers)
}

colloquy_testkit::text_generator_contract!(texts);
colloquy_testkit::interviewer_contract!(interviewer);
colloquy_testkit::analyst_contract!(analyst);
