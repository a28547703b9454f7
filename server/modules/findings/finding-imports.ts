// Which findings an import brought, had again, reopened or fixed. Of the first, third and last their histories tell: the events that an import writes stand
// side by side, since their ids sort by time. Which it had again is kept beside it for a while.
import { sql, type SQL } from 'drizzle-orm';
import { importFilterOf, type ImportOutcome } from '../../../src/shared/rules/finding-filters.ts';
import type { Tx } from '../../db/connect.ts';
import { fewIds } from '../../db/few-ids.ts';
import { uuids } from '../../db/text-match.ts';

/** When it wrote into histories, and what it is. */
export type ImportEvents = { id: string; from: Date; to: Date };

type Import = { outcome: ImportOutcome; id: string; repositoryId: string; from: Date; to: Date };

/** The least or the greatest id of version 7 that this millisecond can have. */
const idAt = (at: number, rest: '0' | 'f'): string => {
  const time = Math.max(0, at).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-${rest.repeat(4)}-${rest.repeat(4)}-${rest.repeat(12)}`;
};

/** What an import wrote into histories. The database rounds its clock to a millisecond. */
export const eventsOfImport = (
  { id, from, to }: ImportEvents,
  kind: 'found' | 'reopened' | 'fixed',
): SQL => sql`
  select e.id, e.finding_id from finding_events e
  where e.id >= ${idAt(from.getTime() - 1, '0')}::uuid and e.id <= ${idAt(to.getTime() + 1, 'f')}::uuid and e.scan_id = ${id}::uuid and e.kind = ${kind}`;

const told = (each: Import, kind: 'found' | 'reopened' | 'fixed'): SQL =>
  sql`select e.finding_id from (${eventsOfImport(each, kind)}) e`;

const outcomes: Record<ImportOutcome, (each: Import) => SQL> = {
  new: (each) => told(each, 'found'),
  reopened: (each) => told(each, 'reopened'),
  // What a later report no longer had is new and fixed in one: it counts as new.
  fixed: (each) => sql`(${told(each, 'fixed')} except ${told(each, 'found')})`,
  matched: (each) =>
    sql`(select unnest(m.findings) from scan_matches m where m.scan_id = ${each.id}::uuid except ${told(each, 'reopened')})`,
};

const importsOf = async (tx: Tx, values: readonly string[]): Promise<Import[]> => {
  const asked = values.flatMap((value) => importFilterOf(value) ?? []);
  const { rows } = await tx.execute<{
    id: string;
    repository: string;
    from: string;
    to: string;
  }>(sql`
    select id, repository_id as repository, events_from as "from", events_to as "to" from scans
    where id = any(${uuids(asked.map(({ scan }) => scan))}) and events_from is not null and events_to is not null`);
  const scans = new Map(rows.map((row) => [row.id, row]));
  return asked.flatMap(({ outcome, scan }) => {
    const row = scans.get(scan);
    return row === undefined
      ? []
      : [
          {
            outcome,
            id: scan,
            repositoryId: row.repository,
            from: new Date(row.from),
            to: new Date(row.to),
          },
        ];
  });
};

/** More ids than this are not carried around. */
const mostIds = 10_000;

export interface Imported {
  /** Finds them all. */
  set: SQL;
  repositoryIds: readonly string[];
  /** More than anybody counts. */
  isMany: boolean;
}

/** Few by their ids, many by what the import wrote. */
export const lookUpImports = async (tx: Tx, values: readonly string[]): Promise<Imported> => {
  const imports = await importsOf(tx, values);
  const repositoryIds = [...new Set(imports.map((each) => each.repositoryId))];
  if (imports.length === 0) return { set: sql`false`, repositoryIds, isMany: false };
  const meant = sql`select s.finding_id from (${sql.join(
    imports.map((each) => sql`(${outcomes[each.outcome](each)})`),
    sql` union `,
  )}) s (finding_id)`;
  const ids = await fewIds(tx, meant, mostIds);
  return ids === undefined
    ? { set: sql`f.id in (${meant})`, repositoryIds, isMany: true }
    : { set: sql`f.id = any(${ids})`, repositoryIds, isMany: false };
};
