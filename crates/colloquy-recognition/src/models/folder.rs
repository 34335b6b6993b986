//! Copies files from another folder, for machines without network access.

use std::fs::File;
use std::path::Path;

use super::fetch::{FetchOrigin, FetchProgress, FetchProgressCallback, ModelFetchError, blocking};
use super::partial_download::PartialDownload;
use super::table::ModelFile;

pub async fn from_folder(
    from: &Path,
    wanted: &[&'static ModelFile],
    folder: &Path,
    report: FetchProgressCallback<'_>,
) -> Result<(), ModelFetchError> {
    for &file in wanted {
        let path = from.join(file.name);
        let origin = FetchOrigin(path.display().to_string());
        report(FetchProgress::Asked(origin.clone()));
        let folder = folder.to_owned();
        blocking(move || {
            let opened = File::open(&path).map_err(|error| ModelFetchError::NotFetched {
                origin: origin.clone(),
                reason: error.to_string(),
            })?;
            let mut download = PartialDownload::new(file, origin, &folder)?;
            download.write_all_of(opened)?;
            download.finish()
        })
        .await?;
        report(FetchProgress::There(file));
    }
    Ok(())
}
