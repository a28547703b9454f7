import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { type ExportQuery, readExportPage } from '../export/finding-pages.ts';
import type { FindingRow, Position } from '../query/index.ts';
import { type ClientReader, readEach } from './client-readers.ts';
import { type ClientRow, clientRowOf, mergeRows } from './merge-rows.ts';

/** Buffered rows of each organization. */
const pageSize = 250;

interface Source {
  reader: ClientReader;
  position?: Position;
  /** Rows that were read and not yet yielded. */
  waiting: number;
  ended: boolean;
}

type SourceRow = ClientRow & { source: Source };

/**
 * Yields all rows of several organizations in list order. Each page is a transaction of its own. A
 * source is read further when its buffer is empty, since its next row is then needed for the
 * comparison.
 */
export async function* mergedFindings(
  deps: Deps,
  who: Principal,
  readers: readonly ClientReader[],
  asked: ExportQuery,
): AsyncGenerator<FindingRow> {
  const sources = new Map<ClientReader, Source>(
    readers.map((reader) => [reader, { reader, waiting: 0, ended: false }]),
  );
  const readOn = async (source: Source): Promise<SourceRow[]> => {
    const { reader, position } = source;
    const actor = { who: reader.who, scope: 'all' as const };
    const rows = await readExportPage(deps, actor, asked, position, pageSize);
    const last = rows.at(-1);
    if (last) source.position = { key: last.sort_key, id: last.id };
    source.waiting = rows.length;
    source.ended = rows.length < pageSize;
    return rows.map((row) => ({ reader, row, source }));
  };
  let waiting: SourceRow[] = [];
  for (;;) {
    const empty = [...sources.values()].filter((source) => source.waiting === 0 && !source.ended);
    const { answers } = await readEach(
      empty.map(({ reader }) => reader),
      async (reader) => {
        const source = sources.get(reader);
        return source ? readOn(source) : [];
      },
    );
    waiting = await mergeRows(deps, who, asked.order, [
      ...waiting,
      ...answers.flatMap(({ value }) => value),
    ]);
    if (waiting.length === 0) return;
    let yielded = 0;
    for (const each of waiting) {
      yield clientRowOf(each, deps.now());
      yielded += 1;
      each.source.waiting -= 1;
      if (each.source.waiting === 0 && !each.source.ended) break;
    }
    waiting = waiting.slice(yielded);
  }
}
