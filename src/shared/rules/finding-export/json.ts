import type { Rows } from '#domain/finding-export/exported-finding';

/**
 * Chunks of one JSON document, `{ "data": [ … ], "meta": … }`, with a row a line; never held whole
 * in memory.
 */
export async function* rowsAsJson(
  rows: Rows<unknown>,
  meta: Readonly<Record<string, unknown>>,
): AsyncGenerator<string> {
  yield `{"meta":${JSON.stringify(meta)},"data":[`;
  let separator = '\n';
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ',\n';
  }
  yield '\n]}\n';
}
