// A request to the server and the mocks, as data.

export type Who = 'superadmin' | 'admin' | 'cyberoper' | 'developer' | 'guest';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * What is compared besides the status, the refusal's code and its field names:
 * - `shape`: the names of the response's fields, at every depth where both have a value.
 * - `rows`: the ids or values of its rows in order, and its total.
 * - `value`: everything.
 * - `file`: the text of a file, except for time, version and serial number.
 * - `status`: nothing else, because the responses differ by nature.
 */
export type Compared = 'shape' | 'rows' | 'value' | 'file' | 'status';

export type Question = {
  who: Who;
  method: Method;
  /** With `{finding}`, `{other}` and `{repository}` for ids from the seed. */
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

/** The same request for many URLs. */
export const reads = (who: Who, compared: Compared, urls: readonly string[]): Question[] =>
  urls.map((url) => ask(who, 'GET', url, { compared }));

/** A row of a table: caller, method, URL, body. */
export type Row = readonly [who: Who, method: Method, url: string, body?: unknown];

export const table = (rows: readonly Row[], compared: Compared = 'shape'): Question[] =>
  rows.map(([who, method, url, body]) =>
    ask(who, method, url, { compared, ...(body !== undefined && { body }) }),
  );
