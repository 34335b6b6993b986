use colloquy_domain::ports::{ListPageRequest, StorageError};

use crate::AppError;

/// How many rows are read at a time. Texts may be long, so this bounds the memory of a list.
const READ_AT_ONCE: usize = 101;

/// A page ends when its texts reach this length, even if its limit is higher.
const PAGE_BYTES: usize = 8 * 1024 * 1024;

/// One page of a list, and whether more follow.
pub struct ListPage<T> {
    pub rows: Vec<T>,
    pub more: bool,
}

impl<T> ListPage<T> {
    /// Reads a page, a part at a time. `id` is what the next part continues after, and `length` that of the texts that
    /// may be long.
    pub(crate) async fn read<I, F>(
        page: ListPageRequest<I>,
        id: fn(&T) -> I,
        length: fn(&T) -> usize,
        read: impl Fn(ListPageRequest<I>) -> F,
    ) -> Result<Self, AppError>
    where
        I: Copy,
        F: Future<Output = Result<Vec<T>, StorageError>>,
    {
        let (mut rows, mut bytes) = (Vec::new(), 0);
        loop {
            let after = rows.last().map(id).or(page.after);
            let wanted = page.limit + 1 - rows.len();
            let limit = wanted.min(READ_AT_ONCE);
            let part = read(ListPageRequest { after, limit }).await?;
            let is_last = part.len() < limit || limit == wanted;
            rows.reserve(part.len());
            for row in part {
                bytes += length(&row);
                if rows.len() == page.limit || (bytes > PAGE_BYTES && !rows.is_empty()) {
                    return Ok(ListPage { rows, more: true });
                }
                rows.push(row);
            }
            if is_last {
                return Ok(ListPage { rows, more: false });
            }
        }
    }
}
