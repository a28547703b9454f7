import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Severity } from '#domain/finding-filters';
import type { Scope } from '#domain/roles';
import type { Tx } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { contains } from '../../../platform/db/text-match.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { toPageMeta, type PageRequest, toPageRange } from '../../../platform/http/paging.ts';
import { visibleFindings } from '../../access/index.ts';

type Schemas = components['schemas'];
type Query = PageRequest & { q?: string; severity?: Severity[] };

type Row = {
  id: string;
  title: string;
  severity: Severity;
  priority: number;
  vulnerability: string | null;
  component: string;
  component_version: string | null;
  purl: string | null;
  fixed_version: string | null;
  repository_id: string;
  repository_name: string;
  status: Schemas['FindingStatus'];
  first_seen_at: Date;
};

const sbomFindingOf = (row: Row): Schemas['SbomFinding'] => ({
  id: row.id,
  attributes: {
    title: row.title,
    severity: row.severity,
    priority: row.priority,
    vulnerability: row.vulnerability,
    component: {
      name: row.component,
      version: row.component_version,
      purl: row.purl,
      fixed_version: row.fixed_version,
      ecosystem: /^pkg:([^/]+)\//.exec(row.purl ?? '')?.[1] ?? null,
    },
    repository: { id: row.repository_id, nickname: row.repository_name },
    status: row.status,
    first_seen_at: new Date(row.first_seen_at).toISOString(),
  },
});

const columns = sql`f.id, f.title, f.severity, f.priority, f.vulnerability, f.component, f.component_version, f.purl, f.fixed_version, f.repository_id, f.repository_name, f.status, f.first_seen_at`;

const conditionOf = (who: Principal, scope: Scope, { q, severity }: Query): SQL =>
  sql.join(
    [
      sql`f.component is not null and not f.is_duplicate`,
      visibleFindings(who, scope),
      ...(q
        ? [
            sql`(f.component ilike ${contains(q)} or f.vulnerability ilike ${contains(q)} or f.title ilike ${contains(q)})`,
          ]
        : []),
      ...(severity?.length ? [sql`f.severity = any(${sql.param([...severity])}::text[])`] : []),
    ],
    sql` and `,
  );

const count = async (tx: Tx, where: SQL): Promise<number> => {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from findings f where ${where}`,
  );
  return rows[0]?.n ?? 0;
};

export const listSbomFindings = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  query: Query,
): Promise<Schemas['SbomFindingList']> => {
  const window = toPageRange(query);
  const where = conditionOf(who, scope, query);
  return inTenant(deps.db, toTenant(who), async (tx) => {
    const { rows } = await tx.execute<Row>(
      sql`select ${columns} from findings f where ${where} order by f.priority desc, f.id desc limit ${window.limit} offset ${window.offset}`,
    );
    return { data: rows.map(sbomFindingOf), meta: toPageMeta(await count(tx, where), window) };
  });
};

export const getSbomFinding = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  id: string,
): Promise<Schemas['SbomFindingDocument']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const { rows } = await tx.execute<Row>(
      sql`select ${columns} from findings f where f.id = ${id} and f.component is not null and ${visibleFindings(who, scope)}`,
    );
    const [row] = rows;
    if (!row) throw notFound('Finding');
    return { data: sbomFindingOf(row) };
  });
