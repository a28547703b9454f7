import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Severity } from '../../../src/shared/rules/finding-filters.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import { expectMany } from '../../db/expect-many.ts';
import { inTenant } from '../../db/tenancy.ts';
import { contains, texts } from '../../db/text-match.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import { DependencyGraph } from '../../supply-chain/graph.ts';
import { waysOut } from '../../supply-chain/ways-out.ts';
import { metaOf, type PageRequest, windowOf } from '../lists.ts';
import { visibleRepositories } from '../own.ts';
import { findRepository } from '../repositories/repositories.service.ts';
import { attributesOf } from './component.ts';
import {
  billsOfComponents,
  type ComponentFinding,
  type ComponentName,
  componentRow,
  componentsNamed,
  type ComponentOrder,
  type ComponentRecord,
  componentRows,
  componentsOfScan,
  countComponents,
  edgesAbove,
  edgesOf,
  findingsOfComponent,
  placesOf,
  siblingsOf,
  worstOfComponents,
} from './components.repo.ts';
import { chosenBills } from './bills.service.ts';

type Schemas = components['schemas'];

export type ComponentFilters = {
  q?: string;
  repository?: string[];
  ecosystem?: string[];
  license?: string[];
  severity?: string[];
  direct?: boolean;
};
type ListQuery = ComponentFilters &
  PageRequest & { sort_field?: ComponentOrder['field']; sort?: 'asc' | 'desc' };

const conditionOf = ({
  q,
  repository,
  ecosystem,
  license,
  severity,
  direct,
}: ComponentFilters): SQL =>
  sql.join(
    [
      sql`true`,
      ...(q ? [sql`(c.name ilike ${contains(q)} or c.purl ilike ${contains(q)})`] : []),
      ...(repository?.length
        ? [
            sql`(lower(c.nickname) = any(${texts(repository.map((name) => name.toLowerCase()))}) or c.repository_id::text = any(${texts(repository)}))`,
          ]
        : []),
      ...(ecosystem?.length ? [sql`c.ecosystem = any(${texts(ecosystem)})`] : []),
      ...(license?.length ? [sql`c.licenses && ${texts(license)}`] : []),
      ...(severity?.length
        ? [
            sql`(${sql.join(
              severity.map((each) => sql`c.${sql.identifier(each)} > 0`),
              sql` or `,
            )})`,
          ]
        : []),
      ...(direct === undefined ? [] : [sql`c.direct is not distinct from ${direct}`]),
    ],
    sql` and `,
  );

export const listComponents = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  query: ListQuery,
): Promise<Schemas['ComponentList']> => {
  const window = windowOf(query);
  const visible = visibleRepositories(who, scope);
  const where = conditionOf(query);
  return inTenant(deps.db, tenantOf(who), async (tx) => {
    // All components and what is found in them, before a page of them is known.
    await expectMany(tx);
    const rows = await componentRows(
      tx,
      visible,
      where,
      { field: query.sort_field ?? 'vulnerabilities', direction: query.sort ?? 'desc' },
      window,
    );
    const bills = await billsOfComponents(tx, rows);
    return {
      data: rows.map((row) => ({ id: row.id, attributes: attributesOf(row, bills.get(row.id)) })),
      meta: metaOf(await countComponents(tx, visible, where), window),
    };
  });
};

/** The document's own root has no row of its own when the report does not list it: its reference stands for it. */
const nodesOf = (
  path: readonly string[],
  byRef: ReadonlyMap<string, Pick<ComponentName, 'id' | 'name' | 'version'>>,
) =>
  path.flatMap((ref) => {
    const component = byRef.get(ref);
    return component
      ? [{ id: component.id, name: component.name, version: component.version }]
      : [];
  });

/** A report that tells one fixed version for a whole vulnerability still tells one. */
const fixedVersionsOf = ({ fixed_versions: all, fixed_version: one }: ComponentFinding): string[] =>
  all ?? (one === null ? [] : [one]);

const upgradesOf = (
  { version }: ComponentRecord,
  findings: readonly ComponentFinding[],
): Schemas['ComponentUpgrade'][] =>
  version === null
    ? []
    : waysOut(
        version,
        findings.map((finding) => ({
          findingId: finding.id,
          fixedVersions: fixedVersionsOf(finding),
        })),
      ).map(({ to, change, closes, leaves }) => ({
        version: to,
        change,
        closes: closes.length,
        leaves: leaves.length,
      }));

const counted = (findings: readonly ComponentFinding[]): Record<Severity, number> => {
  const counts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
};

const shownPaths = 10;

export const getComponent = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  id: string,
): Promise<Schemas['ComponentDocument']> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const visible = visibleRepositories(who, scope);
    const found = await componentRow(tx, visible, id);
    if (!found) throw notFound('Component');
    const findings = await findingsOfComponent(tx, id);
    const row = { ...found, ...counted(findings) };
    const upgrades = upgradesOf(row, findings);
    const paths = new DependencyGraph(await edgesAbove(tx, row)).pathsToRoot(row.ref, shownPaths);
    const byRef = new Map(
      (await componentsNamed(tx, row, [...new Set(paths.flat())])).map((name) => [name.ref, name]),
    );
    return {
      data: {
        id,
        attributes: {
          ...attributesOf(row, (await billsOfComponents(tx, [row])).get(id)),
          hashes: row.data.hashes ?? {},
          findings: findings.map((finding) => ({
            finding_id: finding.id,
            vulnerability: finding.vulnerability ?? finding.title,
            severity: finding.severity,
            priority: finding.priority,
            cvss_score: finding.cvss_score,
            epss: finding.epss,
            kev: finding.kev,
            fixed_version: finding.fixed_version,
            title: finding.title,
          })),
          paths: paths.map((path) => ({ nodes: nodesOf(path, byRef) })),
          upgrade: upgrades.at(-1) ?? null,
          upgrades,
          siblings: await siblingsOf(tx, row),
          elsewhere: await placesOf(tx, visible, row),
        },
      },
    };
  });

/** More than a person can look at, and than a browser should draw. */
const graphLimit = 10_000;

/** Of one bill: what asks for what is told within each. */
export const getDependencyGraph = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  repositoryId: string,
  stated?: string,
): Promise<Schemas['DependencyGraph']> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    await findRepository(tx, who, scope, repositoryId);
    const [bill] = await chosenBills(tx, repositoryId, stated);
    if (!bill) return { nodes: [], edges: [], truncated: false };
    const scanId = bill.scan_id;
    const all = await componentsOfScan(tx, repositoryId, scanId);
    const shown = all.slice(0, graphLimit);
    const ids = new Map(shown.map(({ ref, id }) => [ref, id]));
    const worst = await worstOfComponents(tx, repositoryId, scanId);
    const edges = (await edgesOf(tx, repositoryId, scanId)).flatMap(({ from, to }) => {
      const [start, end] = [ids.get(from), ids.get(to)];
      return start === undefined || end === undefined ? [] : [{ from: start, to: end }];
    });
    const nodes = shown.map(({ id, name, version, direct }) => ({
      id,
      name,
      version,
      direct,
      worst: worst.get(id) ?? null,
    }));
    return { nodes, edges, truncated: all.length > shown.length };
  });
