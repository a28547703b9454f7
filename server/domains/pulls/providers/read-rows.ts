import { createHash } from 'node:crypto';
import { unreadable } from '../../source-hosts/index.ts';

export type RowPage = { rows: readonly Record<string, unknown>[]; total: number };

/**
 * Yields all rows of a list as one JSON document, `{"<field>":[…],"totalCount":n}`, while the pages
 * arrive. If the rows do not add up to the reported total, an error is thrown: an incomplete report
 * would close findings.
 * @param read reads a page by number, from 0
 */
export async function* readRows(
  name: string,
  field: string,
  read: (page: number) => Promise<RowPage>,
): AsyncGenerator<string> {
  const seen = new Set<string>();
  let total = 0;
  yield `{"${field}":[`;
  for (let page = 0; page === 0 || seen.size < total; page += 1) {
    const given = await read(page);
    if (page > 0 && given.total !== total) throw unreadable(name);
    total = given.total;
    const before = seen.size;
    for (const row of given.rows) {
      const text = JSON.stringify(row);
      const print = createHash('sha256').update(text).digest('base64');
      if (seen.has(print)) continue;
      yield seen.size === 0 ? text : `,${text}`;
      seen.add(print);
    }
    if (seen.size === before && seen.size < total) throw unreadable(name);
  }
  if (seen.size !== total) throw unreadable(name);
  yield `],"totalCount":${total}}`;
}
