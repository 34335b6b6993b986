//! Files from another folder, for machines that reach nothing.

use std::fs::File;
use std::path::Path;

use super::fetch::{FetchError, Origin, Progress, Report, blocking};
use super::landing::Landing;
use super::table::ModelFile;

pub async fn from_folder(
    from: &Path,
    wanted: &[&'static ModelFile],
    folder: &Path,
    report: Report<'_>,
) -> Result<(), FetchError> {
    for &file in wanted {
        let path = from.join(file.name);
        let origin = Origin(path.display().to_string());
        report(Progress::Asked(origin.clone()));
        let folder = folder.to_owned();
        blocking(move || {
            let opened = File::open(&path).map_err(|error| FetchError::NotFetched {
                origin: origin.clone(),
                reason: error.to_string(),
            })?;
            let mut landing = Landing::new(file, origin, &folder)?;
            landing.write_all_of(opened)?;
            landing.finish()
        })
        .await?;
        report(Progress::There(file));
    }
    Ok(())
}
