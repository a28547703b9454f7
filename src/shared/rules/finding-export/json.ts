import type { Rows } from '#domain/finding-export/exported-finding';

/**
 * Streams one JSON document, `{ "data": [ … ], "meta": … }`, one row per line. The document is
 * never entirely in memory.
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
