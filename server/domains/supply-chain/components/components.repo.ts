import { sql, type SQL } from 'drizzle-orm';
import { isOpenFinding } from '../../../platform/db/open-finding.ts';
import type { Severity } from '#domain/finding-filters';
import type { Tx } from '../../../platform/db/connect.ts';
import { currentClient } from '../../../platform/db/current-client.ts';
import { setLargeJoinHints } from '../../../platform/db/planner-hints.ts';
import { textArray, uuidArray } from '../../../platform/db/text-match.ts';
import type { PageRange } from '../../../platform/http/paging.ts';

export type ComponentRecord = {
  id: string;
  repository_id: string;
  scan_id: string;
  ref: string;
  name: string;
  version: string | null;
  purl: string | null;
  ecosystem: string | null;
  type: string | null;
  direct: boolean | null;
  licenses: string[];
  data: { group?: string; supplier?: string; hashes?: Record<string, string> };
  nickname: string;
  critical: number;
  high: number;
  medium: number;
  low: number;
  info: number;
  dependents: number;
  first_seen_at: Date;
  last_seen_at: Date;
};

/** Findings of a component that still need attention. */
const open = sql`f.component is not null and ${isOpenFinding}`;

/**
 * A finding belongs to component `c` by purl; if the scanner reported none, by name and version.
 */
const about = sql`f.repository_id = c.repository_id and (f.purl = c.purl or (f.component = c.name and f.component_version is not distinct from c.version))`;

/**
 * {@link about} for a whole SBOM: pairs of components (`component_id`, `ref`) and findings
 * (`finding_id`). Two joins, because one join with `or` would compare every pair.
 */
export const isAboutSbom = (repositoryId: string, scanId: SQL): SQL => {
  const pairs = (known: SQL) => sql`
    select c.id as component_id, c.ref, f.id as finding_id from components c join findings f on f.client_id = c.client_id and f.repository_id = c.repository_id and ${known}
    where c.client_id = ${currentClient} and c.repository_id = ${repositoryId} and c.scan_id = ${scanId} and f.repository_id = ${repositoryId} and f.component is not null`;
  return sql`(${pairs(sql`f.purl = c.purl`)} union ${pairs(sql`f.component = c.name and coalesce(f.component_version, '') = coalesce(c.version, '')`)})`;
};

const tally = (severity: Severity) =>
  sql`count(*) filter (where f.severity = ${severity})::int as ${sql.identifier(severity)}`;

/** Counted once for the whole list, by the component's key, instead of once per row. */
const tallies = (key: SQL, given: SQL) => sql`
  select f.repository_id, ${key} as key, ${tally('critical')}, ${tally('high')}, ${tally('medium')}, ${tally('low')}, ${tally('info')}
  from findings f where f.client_id = ${currentClient} and ${open} and ${given} group by 1, 2`;

const severities = [
  'critical',
  'high',
  'medium',
  'low',
  'info',
] as const satisfies readonly Severity[];
const counts = sql.join(
  severities.map(
    (severity) =>
      sql`coalesce(p.${sql.identifier(severity)}, n.${sql.identifier(severity)}, 0) as ${sql.identifier(severity)}`,
  ),
  sql`, `,
);

/** Restricts components `c` to those of a current SBOM `b` of repository `r`. */
const ofCurrentBill = sql`
  join repository_bills b on b.client_id = c.client_id and b.repository_id = c.repository_id and b.scan_id = c.scan_id
  join repositories r on r.client_id = c.client_id and r.id = c.repository_id`;

/** Lists each component once, even if several SBOMs contain it. */
const current = (where: SQL) => sql`
  select c.*, r.nickname, s.created_at as last_seen_at, ${counts}
  from components c
  ${ofCurrentBill}
  join scans s on s.client_id = c.client_id and s.id = c.scan_id
  left join (${tallies(sql`f.purl`, sql`f.purl is not null`)}) p on p.repository_id = c.repository_id and p.key = c.purl
  left join (${tallies(sql`f.component || '@' || coalesce(f.component_version, '')`, sql`true`)}) n
    on p.key is null and n.repository_id = c.repository_id and n.key = c.name || '@' || coalesce(c.version, '')
  where not c.repeated and ${where}`;

/** Values that are looked up only for the rows of one page. */
const facts = sql`
  (select count(*)::int from dependencies d where d.client_id = c.client_id and d.repository_id = c.repository_id and d.scan_id = c.scan_id and d.to_ref = c.ref) as dependents,
  (select min(s.created_at) from components o join scans s on s.client_id = o.client_id and s.id = o.scan_id
     where o.client_id = c.client_id and o.repository_id = c.repository_id and o.name = c.name and o.version is not distinct from c.version) as first_seen_at`;

const orders = {
  name: sql`lower(c.name)`,
  ecosystem: sql`c.ecosystem`,
  vulnerabilities: sql`array[c.critical, c.high, c.medium, c.low, c.info]`,
  last_seen_at: sql`c.last_seen_at`,
} as const;
export type ComponentOrder = { field: keyof typeof orders; direction: 'asc' | 'desc' };

/** Conditions refer to the tallied row `c`. */
export const listComponentRows = async (
  tx: Tx,
  visible: SQL,
  where: SQL,
  { field, direction }: ComponentOrder,
  { offset, limit }: PageRange,
): Promise<ComponentRecord[]> => {
  const way = sql.raw(direction);
  // Each component is compared with the findings of all components: without statistics, the planner
  // assumes a single row for both.
  await setLargeJoinHints(tx);
  const { rows } = await tx.execute<ComponentRecord>(sql`
    select c.*, ${facts} from (
      select c.* from (${current(visible)}) c where ${where}
      order by ${orders[field]} ${way} nulls last, c.id ${way} limit ${limit} offset ${offset}
    ) c order by ${orders[field]} ${way} nulls last, c.id ${way}`);
  return rows.map((row) => ({
    ...row,
    first_seen_at: new Date(row.first_seen_at),
    last_seen_at: new Date(row.last_seen_at),
  }));
};

/** A component of a current SBOM. Its open findings are counted by `listComponentFindings`. */
export const findComponentRow = async (
  tx: Tx,
  visible: SQL,
  id: string,
): Promise<Omit<ComponentRecord, Severity> | undefined> => {
  const {
    rows: [row],
  } = await tx.execute<Omit<ComponentRecord, Severity>>(sql`
    select c.*, r.nickname, s.created_at as last_seen_at, ${facts}
    from components c
    ${ofCurrentBill}
    join scans s on s.client_id = c.client_id and s.id = c.scan_id
    where c.id = ${id} and ${visible}`);
  return (
    row && {
      ...row,
      first_seen_at: new Date(row.first_seen_at),
      last_seen_at: new Date(row.last_seen_at),
    }
  );
};

export const countComponents = async (tx: Tx, visible: SQL, where: SQL): Promise<number> => {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from (${current(visible)}) c where ${where}`,
  );
  return rows[0]?.n ?? 0;
};

export type ComponentFinding = {
  id: string;
  title: string;
  severity: Severity;
  priority: number;
  cvss_score: number | null;
  epss: number | null;
  kev: boolean;
  vulnerability: string | null;
  fixed_version: string | null;
  fixed_versions: string[] | null;
};

export const listComponentFindings = async (tx: Tx, id: string): Promise<ComponentFinding[]> => {
  const { rows } = await tx.execute<ComponentFinding>(sql`
    select f.id, f.title, f.severity, f.priority, f.cvss_score, f.epss_score as epss, f.kev, coalesce(f.vulnerability, f.rule_id) as vulnerability, f.fixed_version,
           (select array_agg(v) from jsonb_array_elements_text(coalesce(d.data #> '{component,fixedVersions}', '[]'::jsonb)) v) as fixed_versions
    from components c join findings f on f.client_id = c.client_id and ${about}
    left join finding_details d on d.client_id = f.client_id and d.finding_id = f.id
    where c.client_id = ${currentClient} and c.id = ${id} and ${open} order by f.priority desc, f.id`);
  return rows;
};

export const listDependencyEdges = async (tx: Tx, repositoryId: string, scanId: string) => {
  const { rows } = await tx.execute<{ from: string; to: string }>(
    sql`select from_ref as "from", to_ref as "to" from dependencies where client_id = ${currentClient} and repository_id = ${repositoryId} and scan_id = ${scanId} order by from_ref, to_ref`,
  );
  return rows;
};

export type ComponentName = {
  id: string;
  ref: string;
  name: string;
  version: string | null;
  purl: string | null;
  direct: boolean | null;
  licenses: string[];
  type: string | null;
};

/** Limits the work for documents that are built to be slow. */
const mostAncestors = 20_000;

/** The edges from `ref` up to the roots, which the dependency paths need. */
export const listAncestorEdges = async (
  tx: Tx,
  {
    repository_id: repositoryId,
    scan_id: scanId,
    ref,
  }: Pick<ComponentRecord, 'repository_id' | 'scan_id' | 'ref'>,
) => {
  const bill = sql`d.client_id = ${currentClient} and d.repository_id = ${repositoryId} and d.scan_id = ${scanId}`;
  const { rows } = await tx.execute<{ from: string; to: string }>(sql`
    with recursive above(ref) as (
      select ${ref}::text union select d.from_ref from above a join dependencies d on ${bill} and d.to_ref = a.ref
    ), bounded as (select ref from above limit ${mostAncestors})
    select d.from_ref as "from", d.to_ref as "to" from bounded a join dependencies d on ${bill} and d.to_ref = a.ref order by 1, 2`);
  return rows;
};

export const listComponentsByRef = async (
  tx: Tx,
  {
    repository_id: repositoryId,
    scan_id: scanId,
  }: Pick<ComponentRecord, 'repository_id' | 'scan_id'>,
  refs: readonly string[],
) => {
  const { rows } = await tx.execute<Pick<ComponentName, 'id' | 'ref' | 'name' | 'version'>>(
    sql`select id, ref, name, version from components where client_id = ${currentClient} and repository_id = ${repositoryId} and scan_id = ${scanId} and ref = any(${sql.param([...refs])}::text[])`,
  );
  return rows;
};

export const listScanComponents = async (
  tx: Tx,
  repositoryId: string,
  scanId: string,
): Promise<ComponentName[]> => {
  const { rows } = await tx.execute<ComponentName>(
    sql`select id, ref, name, version, purl, direct, licenses, type from components where client_id = ${currentClient} and repository_id = ${repositoryId} and scan_id = ${scanId} order by name, version, id`,
  );
  return rows;
};

type Named = Pick<ComponentRecord, 'name' | 'ecosystem' | 'data'>;
/** `core` of one group is a different component than `core` of another. */
const sameName = ({ name, ecosystem, data: { group } }: Named): SQL =>
  sql`c.name = ${name} and c.ecosystem is not distinct from ${ecosystem} and (c.data ->> 'group') is not distinct from ${group ?? null}::text`;

export const listOtherVersions = async (
  tx: Tx,
  component: Named & Pick<ComponentRecord, 'version'>,
) => {
  const { rows } = await tx.execute<{ id: string; name: string; version: string | null }>(sql`
    select distinct on (c.version) c.id, c.name, c.version
    from components c ${ofCurrentBill}
    where c.client_id = ${currentClient} and ${sameName(component)} and c.version is distinct from ${component.version}
    order by c.version, c.id limit 50`);
  return rows;
};

/** Other occurrences of the same version, in repositories visible to the user. */
export const listOtherRepositories = async (
  tx: Tx,
  visible: SQL,
  component: Pick<ComponentRecord, 'repository_id' | 'version' | keyof Named>,
) => {
  const { rows } = await tx.execute<{ id: string; repository_id: string; nickname: string }>(sql`
    select distinct on (r.nickname, r.id) c.id, r.id as repository_id, r.nickname
    from components c ${ofCurrentBill}
    where c.client_id = ${currentClient} and ${sameName(component)} and c.version is not distinct from ${component.version} and c.repository_id <> ${component.repository_id} and ${visible}
    order by r.nickname, r.id, c.id limit 50`);
  return rows.map(({ id, repository_id: repository, nickname }) => ({
    id,
    repository: { id: repository, nickname },
  }));
};

/** The worst open severity of each affected component of an SBOM. */
export const listWorstSeverities = async (tx: Tx, repositoryId: string, scanId: string) => {
  await setLargeJoinHints(tx);
  const { rows } = await tx.execute<{ id: string; severity: Severity }>(sql`
    select distinct on (k.component_id) k.component_id as id, f.severity
    from ${isAboutSbom(repositoryId, sql`${scanId}::uuid`)} k join findings f on f.client_id = ${currentClient} and f.id = k.finding_id and f.repository_id = ${repositoryId}
    where ${open} order by k.component_id, f.severity_rank`);
  return new Map(rows.map(({ id, severity }) => [id, severity]));
};

export type SbomMembership = { scan_id: string; subject: string; component_id: string };

/**
 * The SBOMs that contain these components, by component id; empty for repositories with one SBOM.
 */
export const listSbomMemberships = async (
  tx: Tx,
  rows: readonly Pick<ComponentRecord, 'id' | 'repository_id' | 'name' | 'version' | 'purl'>[],
): Promise<ReadonlyMap<string, SbomMembership[]>> => {
  const { rows: found } = await tx.execute<
    SbomMembership & {
      repository_id: string;
      name: string;
      version: string | null;
      purl: string | null;
    }
  >(sql`
    with several as (
      select b.repository_id from repository_bills b where b.client_id = ${currentClient} and b.repository_id = any(${uuidArray(rows.map((row) => row.repository_id))}) group by 1 having count(*) > 1
    )
    select b.scan_id, b.subject, c.id as component_id, c.repository_id, c.name, c.version, c.purl
    from repository_bills b join components c on c.client_id = b.client_id and c.repository_id = b.repository_id and c.scan_id = b.scan_id
    where b.client_id = ${currentClient} and b.repository_id in (select repository_id from several) and c.name = any(${textArray(rows.map(({ name }) => name))}) order by b.subject, c.id`);
  const keyOf = ({
    repository_id: repository,
    name,
    version,
    purl,
  }: Pick<ComponentRecord, 'repository_id' | 'name' | 'version' | 'purl'>) =>
    `${repository} ${purl ?? `${name}@${version ?? ''}`}`;
  const bills = new Map<string, SbomMembership[]>();
  for (const row of found) {
    const { scan_id, subject, component_id } = row;
    const known = bills.get(keyOf(row)) ?? [];
    // An SBOM may list a component under several references.
    if (known.every((bill) => bill.scan_id !== scan_id))
      bills.set(keyOf(row), [...known, { scan_id, subject, component_id }]);
  }
  return new Map(rows.map((row) => [row.id, bills.get(keyOf(row)) ?? []]));
};
