// Lists, which the service answers page by page.

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** The `cursor` of the next page; `null` on the last. */
  nextCursor: string | null;
}

/**
 * A list: `await` it for one page, or go over all its rows with `for await`. Nothing is asked before that,
 * and a page is asked for when its first row is.
 */
export class Pages<T> implements PromiseLike<Page<T>>, AsyncIterable<T> {
  readonly #read: (cursor: string | null) => Promise<Page<T>>;
  #first: Promise<Page<T>> | undefined;

  /** @internal */
  constructor(read: (cursor: string | null) => Promise<Page<T>>) {
    this.#read = read;
  }

  /** One page: the first, or that of the `cursor` in the query. */
  then<Read = Page<T>, Failed = never>(
    onRead?: ((page: Page<T>) => Read | PromiseLike<Read>) | null,
    onFailed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Read | Failed> {
    this.#first ??= this.#read(null);
    return this.#first.then(onRead, onFailed);
  }

  /** All rows of all pages. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) yield* page.items;
  }

  /** Page by page. */
  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    let cursor: string | null = null;
    do {
      const page: Page<T> = await this.#read(cursor);
      yield page;
      cursor = page.nextCursor;
    } while (cursor !== null);
  }

  /** All rows at once. */
  async all(): Promise<T[]> {
    const rows: T[] = [];
    for await (const row of this) rows.push(row);
    return rows;
  }
}
