// What the latest reports of a branch do not show: a gate must not pass what no tool has seen.
import { sql, type SQL } from 'drizzle-orm';
import { provesNothing } from '#domain/gate-outcome';
import { scanGapOf } from '#domain/scan-notes';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { currentClient } from '../../platform/db/current-client.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { isEffectiveImport } from '../../platform/db/effective-import.ts';
import type { ScanNote } from '../../platform/db/schema/repositories.ts';
import { toScanNote } from '../scans/records/index.ts';

type Incomplete = components['schemas']['GateIncomplete'];

/** Older reports are ignored: their tool may no longer be in use. */
const reportDays = 30;

/** A pipeline that uploads many reports needs no list of all of them. */
const mostPending = 20;

const inRepository = (repositoryId: string): SQL =>
  sql`s.client_id = ${currentClient} and s.repository_id = ${repositoryId} and not s.dry_run`;

/** Condition: scan `s` was imported into the branch, and the import was not undone. */
export const isImported = (repositoryId: string, branch: string): SQL =>
  sql`${inRepository(repositoryId)} and s.branch = ${branch} and ${isEffectiveImport()}`;

type LatestScan = {
  id: string;
  tools: string[];
  notes: ScanNote[];
  /** Name of the scan in parts that still waits for one; null where none is missing. */
  waiting: string | null;
};

/** Lists the latest scan of each set of tools and, for a scan in parts, the latest report of each part. */
const listLatestScans = async (
  tx: Tx,
  repositoryId: string,
  branch: string,
): Promise<LatestScan[]> => {
  const { rows } = await tx.execute<LatestScan>(sql`
    with latest as materialized (
      select distinct on (s.tools) s.id, s.group_id from scans s
      where ${isImported(repositoryId, branch)} and s.finished_at > now() - make_interval(days => ${reportDays}::int)
      order by s.tools, s.id desc
    ), parts as (
      select distinct on (s.tools, coalesce(s.group_part, s.id::text)) s.id, s.tools, s.notes, g.name as waiting from scans s
      left join scan_groups g on g.client_id = s.client_id and g.id = s.group_id and g.closed_by is null
      where ${isImported(repositoryId, branch)} and (s.id in (select id from latest) or s.group_id in (select group_id from latest))
      order by s.tools, coalesce(s.group_part, s.id::text), s.id desc
    )
    select * from parts order by id desc`);
  return rows;
};

/** Finds the newest upload that could not be imported, unless a later import of the branch succeeded. */
const findFailedUpload = async (
  tx: Tx,
  repositoryId: string,
  branch: string,
): Promise<Incomplete | undefined> => {
  const {
    rows: [row],
  } = await tx.execute<{ id: string; tool: string | null; text: string | null }>(sql`
    select s.id, s.tool_hint as tool, s.error_message as text
    from scans s join repositories r on r.client_id = s.client_id and r.id = s.repository_id
    where ${inRepository(repositoryId)} and coalesce(s.branch, r.branch) = ${branch} and s.status = 'failed' and s.run_id is null
      and not exists (select from scans o where o.client_id = s.client_id and o.repository_id = s.repository_id and o.branch = ${branch}
        and o.status = 'succeeded' and not o.dry_run and o.id > s.id)
    order by s.id desc limit 1`);
  return (
    row && {
      scan_id: row.id,
      tool: row.tool,
      code: 'import_failed',
      facts: {},
      text: `The latest report could not be imported: ${row.text ?? 'the reason is not known.'}`,
    }
  );
};

/** Lists the uploads that are not imported yet. A scan that Parapet started itself is no upload. */
const listPendingImports = async (
  tx: Tx,
  repositoryId: string,
  branch: string,
): Promise<Incomplete[]> => {
  const { rows } = await tx.execute<{ id: string; tool: string | null }>(sql`
    select s.id, s.tool_hint as tool
    from scans s join repositories r on r.client_id = s.client_id and r.id = s.repository_id
    where ${inRepository(repositoryId)} and coalesce(s.branch, r.branch) = ${branch} and s.status in ('queued', 'running') and s.run_id is null
    order by s.id desc limit ${mostPending}`);
  return rows.map(({ id, tool }) => ({
    scan_id: id,
    tool,
    code: 'import_pending',
    facts: {},
    text: `${tool === null ? 'A report' : `The report of ${tool}`} is still being imported.`,
  }));
};

const toIncomplete = ({ id, tools, notes, waiting }: LatestScan): Incomplete[] => [
  ...(waiting === null
    ? []
    : [
        {
          scan_id: id,
          tool: tools[0] ?? null,
          code: 'parts_missing' as const,
          facts: {},
          text: `The scan “${waiting}” is not complete: parts of it are missing.`,
        },
      ]),
  ...(notes
    .filter(({ code }) => scanGapOf(code) !== undefined)
    .map((note) => ({
      ...toScanNote(note),
      scan_id: id,
      tool: note.facts.tool ?? tools[0] ?? null,
    })) as Incomplete[]), // codes with a gap are those of the contract
];

export interface Completeness {
  incomplete: Incomplete[];
  /** The reports leave open what the tools found, or no tool has scanned anything. */
  provesNothing: boolean;
  /** An upload is not imported yet. */
  isPending: boolean;
}

/**
 * What the latest reports of the branch, its last failed upload and its pending uploads do not
 * show.
 */
export const getCompleteness = async (
  tx: Tx,
  repositoryId: string,
  branch: string,
): Promise<Completeness> => {
  const scans = await listLatestScans(tx, repositoryId, branch);
  const failed = await findFailedUpload(tx, repositoryId, branch);
  const pending = await listPendingImports(tx, repositoryId, branch);
  const incomplete = [...pending, ...(failed ? [failed] : []), ...scans.flatMap(toIncomplete)];
  return {
    incomplete,
    isPending: pending.length > 0,
    provesNothing: provesNothing(
      incomplete.map(({ code }) => code),
      scans.map(({ notes }) => notes.map(({ code }) => code)),
    ),
  };
};
