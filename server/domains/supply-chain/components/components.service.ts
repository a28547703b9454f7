import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Severity } from '#domain/finding-filters';
import type { Scope } from '#domain/roles';
import { setLargeJoinHints } from '../../../platform/db/planner-hints.ts';
import { inTenant, readInTenant } from '../../../platform/db/tenancy.ts';
import { contains, textArray } from '../../../platform/db/text-match.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import {
  DependencyGraph,
  toComponentPaths,
  toDependencyGraph,
} from '#domain/sbom/dependency-graph';
import { toComponentUpgrades } from '#domain/sbom/upgrade-paths';
import { toPageMeta, type PageRequest, toPageRange } from '../../../platform/http/paging.ts';
import { visibleRepositories } from '../../access/index.ts';
import { findRepository } from '../../repositories/index.ts';
import { toComponentAttributes } from './component.ts';
import {
  listSbomMemberships,
  type ComponentFinding,
  findComponentRow,
  listComponentsByRef,
  type ComponentOrder,
  listComponentRows,
  listScanComponents,
  countComponents,
  listAncestorEdges,
  listDependencyEdges,
  listComponentFindings,
  listOtherRepositories,
  listOtherVersions,
  listWorstSeverities,
} from './components.repo.ts';
import { listSelectedSboms } from '../sboms/sboms.service.ts';

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
            sql`(lower(c.nickname) = any(${textArray(repository.map((name) => name.toLowerCase()))}) or c.repository_id::text = any(${textArray(repository)}))`,
          ]
        : []),
      ...(ecosystem?.length ? [sql`c.ecosystem = any(${textArray(ecosystem)})`] : []),
      ...(license?.length ? [sql`c.licenses && ${textArray(license)}`] : []),
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
  const window = toPageRange(query);
  const visible = visibleRepositories(who, scope);
  const where = conditionOf(query);
  return readInTenant(deps.db, toTenant(who), async (tx) => {
    // Tallies all components and their findings before the page is selected.
    await setLargeJoinHints(tx);
    const rows = await listComponentRows(
      tx,
      visible,
      where,
      { field: query.sort_field ?? 'vulnerabilities', direction: query.sort ?? 'desc' },
      window,
    );
    const bills = await listSbomMemberships(tx, rows);
    return {
      data: rows.map((row) => ({
        id: row.id,
        attributes: toComponentAttributes(row, bills.get(row.id)),
      })),
      meta: toPageMeta(await countComponents(tx, visible, where), window),
    };
  });
};

/** A report that names one fixed version for a whole vulnerability still counts. */
const fixedVersionsOf = ({ fixed_versions: all, fixed_version: one }: ComponentFinding): string[] =>
  all ?? (one === null ? [] : [one]);

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
  inTenant(deps.db, toTenant(who), async (tx) => {
    const visible = visibleRepositories(who, scope);
    const found = await findComponentRow(tx, visible, id);
    if (!found) throw notFound('Component');
    const findings = await listComponentFindings(tx, id);
    const row = { ...found, ...counted(findings) };
    const upgrades = toComponentUpgrades(
      row.version,
      findings.map((finding) => ({
        findingId: finding.id,
        fixedVersions: fixedVersionsOf(finding),
      })),
    );
    const paths = new DependencyGraph(await listAncestorEdges(tx, row)).pathsToRoot(
      row.ref,
      shownPaths,
    );
    const named = await listComponentsByRef(tx, row, [...new Set(paths.flat())]);
    return {
      data: {
        id,
        attributes: {
          ...toComponentAttributes(row, (await listSbomMemberships(tx, [row])).get(id)),
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
          paths: toComponentPaths(paths, named),
          upgrade: upgrades.at(-1) ?? null,
          upgrades,
          siblings: await listOtherVersions(tx, row),
          elsewhere: await listOtherRepositories(tx, visible, row),
        },
      },
    };
  });

/** Within one SBOM, because dependency edges are part of an SBOM. */
export const getDependencyGraph = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  repositoryId: string,
  stated?: string,
): Promise<Schemas['DependencyGraph']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    await findRepository(tx, who, scope, repositoryId);
    const [bill] = await listSelectedSboms(tx, repositoryId, stated);
    if (!bill) return { nodes: [], edges: [], truncated: false };
    const scanId = bill.scan_id;
    return toDependencyGraph(
      await listScanComponents(tx, repositoryId, scanId),
      await listDependencyEdges(tx, repositoryId, scanId),
      await listWorstSeverities(tx, repositoryId, scanId),
    );
  });
