//! Where recordings and spoken samples are kept, and addresses of them that expire: a folder whose addresses the
//! service answers by itself.

mod local;

pub use local::{LocalMedia, OpenError};
