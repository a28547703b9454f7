// The findings that an import created, matched, reopened, fixed or left open. Matches are stored
// with the import for some weeks; the rest is read from the findings' history. Event ids sort by
// time, so the events of one import are adjacent in the index.
import { sql, type SQL } from 'drizzle-orm';
import { importFilterOf } from '#domain/filter-values';
import type { ImportOutcome } from '#domain/finding-filters';
import type { Tx } from '../../../platform/db/connect.ts';
import { collectIds } from '../../../platform/db/collect-ids.ts';
import { uuidArray } from '../../../platform/db/text-match.ts';
import { firstIdAt } from '../../../platform/runtime/ids.ts';
import { maxInlineIds } from './cost-model.ts';
import { isLeftByImport } from './left-by-import.ts';

/** An import and the time span in which it wrote events. */
export type ImportEvents = { clientId: string; id: string; from: Date; to: Date };

type Import = ImportEvents & { outcome: ImportOutcome; repositoryId: string };

/** The greatest UUIDv7 of a millisecond. */
const lastIdAt = (time: Date): string => `${firstIdAt(time).slice(0, 13)}-ffff-ffff-ffffffffffff`;

const shifted = (time: Date, milliseconds: number): Date => new Date(time.getTime() + milliseconds);

/**
 * Events of an import. The time span is widened because the database rounds to a millisecond. The
 * organization is a bound parameter, so that PostgreSQL uses the index of ids, which begins with
 * it.
 */
export const importEvents = (
  { clientId, id, from, to }: ImportEvents,
  kind: 'found' | 'reopened' | 'fixed',
): SQL => sql`
  select e.id, e.finding_id from finding_events e
  where e.client_id = ${clientId}::uuid and e.id >= ${firstIdAt(shifted(from, -1))}::uuid and e.id <= ${lastIdAt(shifted(to, 1))}::uuid and e.scan_id = ${id}::uuid and e.kind = ${kind}`;

const eventFindings = (each: Import, kind: 'found' | 'reopened' | 'fixed'): SQL =>
  sql`select e.finding_id from (${importEvents(each, kind)}) e`;

const outcomes: Record<ImportOutcome, (each: Import) => SQL> = {
  new: (each) => eventFindings(each, 'found'),
  reopened: (each) => eventFindings(each, 'reopened'),
  // A finding created and fixed by the same import counts as new.
  fixed: (each) => sql`(${eventFindings(each, 'fixed')} except ${eventFindings(each, 'found')})`,
  matched: (each) =>
    sql`(select unnest(m.findings) from scan_matches m where m.client_id = ${each.clientId}::uuid and m.scan_id = ${each.id}::uuid except ${eventFindings(each, 'reopened')})`,
  left: ({ clientId, repositoryId, id }) =>
    sql`select f.id from findings f where f.client_id = ${clientId}::uuid and f.repository_id = ${repositoryId}::uuid and ${isLeftByImport(id)}`,
};

const listImports = async (
  tx: Tx,
  clientId: string,
  values: readonly string[],
): Promise<Import[]> => {
  const requested = values.flatMap((value) => importFilterOf(value) ?? []);
  const { rows } = await tx.execute<{
    id: string;
    repository: string;
    from: string;
    to: string;
  }>(sql`
    select id, repository_id as repository, events_from as "from", events_to as "to" from scans
    where client_id = ${clientId}::uuid and id = any(${uuidArray(requested.map(({ scan }) => scan))}) and events_from is not null and events_to is not null`);
  const scans = new Map(rows.map((row) => [row.id, row]));
  return requested.flatMap(({ outcome, scan }) => {
    const row = scans.get(scan);
    return row === undefined
      ? []
      : [
          {
            clientId,
            outcome,
            id: scan,
            repositoryId: row.repository,
            from: new Date(row.from),
            to: new Date(row.to),
          },
        ];
  });
};

export interface ImportedFindings {
  /** The condition on `findings f`. */
  set: SQL;
  repositoryIds: readonly string[];
  /** More than maxInlineIds findings. */
  isMany: boolean;
}

/** A small result is resolved to ids; a large one stays a subquery on events. */
export const resolveImports = async (
  tx: Tx,
  clientId: string,
  values: readonly string[],
): Promise<ImportedFindings> => {
  const imports = await listImports(tx, clientId, values);
  const repositoryIds = [...new Set(imports.map((each) => each.repositoryId))];
  if (imports.length === 0) return { set: sql`false`, repositoryIds, isMany: false };
  const findingIds = sql`select s.finding_id from (${sql.join(
    imports.map((each) => sql`(${outcomes[each.outcome](each)})`),
    sql` union `,
  )}) s (finding_id)`;
  const ids = await collectIds(tx, findingIds, maxInlineIds);
  return ids === undefined
    ? { set: sql`f.id in (${findingIds})`, repositoryIds, isMany: true }
    : { set: sql`f.id = any(${ids})`, repositoryIds, isMany: false };
};
