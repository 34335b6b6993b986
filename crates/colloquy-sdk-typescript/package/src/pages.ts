// Lists, which the service returns page by page.

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** The `cursor` of the next page; `null` on the last. */
  nextCursor: string | null;
}

/**
 * A list: `await` it for one page, or iterate over all its rows with `for await`. Nothing is requested
 * before that, and each page is requested when its first row is needed.
 */
export class Pages<T> implements PromiseLike<Page<T>>, AsyncIterable<T> {
  readonly #read: (cursor: string | null) => Promise<Page<T>>;
  #first: Promise<Page<T>> | undefined;

  /** @internal */
  constructor(read: (cursor: string | null) => Promise<Page<T>>) {
    this.#read = read;
  }

  /** Fetches one page: the first, or that of the `cursor` in the query. */
  then<Read = Page<T>, Failed = never>(
    onRead?: ((page: Page<T>) => Read | PromiseLike<Read>) | null,
    onFailed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Read | Failed> {
    this.#first ??= this.#read(null);
    return this.#first.then(onRead, onFailed);
  }

  /** Iterates over all rows of all pages. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) yield* page.items;
  }

  /** Iterates over the pages. */
  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    let cursor: string | null = null;
    do {
      const page: Page<T> = await this.#read(cursor);
      yield page;
      cursor = page.nextCursor;
    } while (cursor !== null);
  }

  /** Fetches all rows. */
  async all(): Promise<T[]> {
    const rows: T[] = [];
    for await (const row of this) rows.push(row);
    return rows;
  }
}
