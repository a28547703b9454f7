// A question that is asked of the server and of the mocks, as data.

export type Who = 'superadmin' | 'admin' | 'cyberoper' | 'developer' | 'guest';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * What is compared beside the status, the refusal's code and the fields that it names:
 * - `shape`: the names of the answer's fields, at every depth where both have a value.
 * - `rows`: the ids or values of its rows in their order, and its total.
 * - `value`: everything.
 * - `file`: the text of a file, but for when, by which version and under which number it was made.
 * - `status`: nothing more; the answers are of two worlds.
 */
export type Compared = 'shape' | 'rows' | 'value' | 'file' | 'status';

export type Question = {
  who: Who;
  method: Method;
  /** With `{finding}`, `{other}` and `{repository}` for ids of the seed. */
  url: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  compared: Compared;
};

type More = { body?: unknown; headers?: Readonly<Record<string, string>>; compared?: Compared };

export const ask = (
  who: Who,
  method: Method,
  url: string,
  { compared = 'shape', ...more }: More = {},
): Question => ({ who, method, url, compared, ...more });

/** The same call of many addresses. */
export const reads = (who: Who, compared: Compared, urls: readonly string[]): Question[] =>
  urls.map((url) => ask(who, 'GET', url, { compared }));

/** The rows of a table: who, method, address, body. */
export type Row = readonly [who: Who, method: Method, url: string, body?: unknown];

export const table = (rows: readonly Row[], compared: Compared = 'shape'): Question[] =>
  rows.map(([who, method, url, body]) =>
    ask(who, method, url, { compared, ...(body !== undefined && { body }) }),
  );
