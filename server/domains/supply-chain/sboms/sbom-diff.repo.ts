import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { isEffectiveImport } from '../../../platform/db/effective-import.ts';
import { currentClient } from '../../../platform/db/current-client.ts';
import { textArray, uuidArray } from '../../../platform/db/text-match.ts';
import type { KnownVulnerability } from '#domain/sbom/vulnerability-diff';

/**
 * Returns the default branch's previous SBOM: of the same subject if both name one, and of the same
 * tool if possible, since each tool names components differently.
 */
export const findPreviousSbom = async (
  tx: Tx,
  repositoryId: string,
  scanId: string,
): Promise<string | undefined> => {
  const {
    rows: [row],
  } = await tx.execute<{ id: string }>(sql`
    select b.id from scans b join repositories r on r.client_id = b.client_id and r.id = b.repository_id join scans t on t.client_id = b.client_id and t.id = ${scanId}
    where b.client_id = ${currentClient} and b.repository_id = ${repositoryId} and b.id <> t.id and ${isEffectiveImport('b')} and (b.counts ->> 'components')::int > 0
      and (b.subject = t.subject or b.subject = '' or t.subject = '') and b.complete and b.branch = r.branch and b.finished_at <= t.finished_at
    order by b.subject = t.subject desc, b.tools = t.tools desc, b.finished_at desc limit 1`);
  return row?.id;
};

type Row = Pick<
  KnownVulnerability,
  'vulnerability' | 'title' | 'severity' | 'kev' | 'priority' | 'status' | 'purl'
> & { id: string; component: string; version: string | null; fixed_version: string | null };

/**
 * Lists findings about packages of these names in any version, with the versions that reports have
 * named: each is read once. Names in package URLs may differ from them.
 */
export const listKnownVulnerabilities = async (
  tx: Tx,
  repositoryId: string,
  names: readonly string[],
  packages: readonly string[],
): Promise<KnownVulnerability[]> => {
  const { rows } = await tx.execute<Row>(sql`
    select f.id, coalesce(f.vulnerability, f.rule_id) as vulnerability, f.title, f.severity, f.kev, f.priority, f.status, f.component, f.component_version as version, f.purl, f.fixed_version
    from findings f
    where f.client_id = ${currentClient} and f.repository_id = ${repositoryId} and f.component is not null and not f.is_duplicate and not f.false_positive
      and (f.component = any(${textArray(names)}) or regexp_replace(regexp_replace(f.purl, '[?#].*$', ''), '@[^@/]*$', '') = any(${textArray(packages)}))`);
  const ids = uuidArray(rows.map(({ id }) => id));
  const { rows: others } = await tx.execute<{ id: string; versions: string[] }>(sql`
    select finding_id as id, array_agg(version) as versions from finding_versions where client_id = ${currentClient} and repository_id = ${repositoryId} and finding_id = any(${ids}) group by 1`);
  const { rows: fixes } = await tx.execute<{ id: string; versions: string[] }>(sql`
    select d.finding_id as id, array(select jsonb_array_elements_text(d.data #> '{component,fixedVersions}')) as versions
    from finding_details d where d.client_id = ${currentClient} and d.finding_id = any(${ids}) and jsonb_typeof(d.data #> '{component,fixedVersions}') = 'array'`);
  const versionsOf = new Map(others.map(({ id, versions }) => [id, versions]));
  const fixesOf = new Map(fixes.map(({ id, versions }) => [id, versions]));
  return rows.map(({ id, component: name, version, fixed_version: fixed, ...row }) => ({
    ...row,
    findingId: id,
    name,
    versions: new Set([version ?? '', ...(versionsOf.get(id) ?? [])]),
    fixedVersions: fixesOf.get(id) ?? (fixed === null ? [] : [fixed]),
  }));
};
