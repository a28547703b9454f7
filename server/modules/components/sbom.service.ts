import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import type { Tx } from '../../db/connect.ts';
import { repositories } from '../../db/schema/repositories.ts';
import { expectMany } from '../../db/expect-many.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import { newId } from '../../runtime/ids.ts';
import { productVersion } from '../../runtime/version.ts';
import { billAsCycloneDx, type BillVulnerability } from '../../supply-chain/cyclonedx.ts';
import { findRepository } from '../repositories/repositories.service.ts';
import { aboutBill, componentsOfScan, edgesOf } from './components.repo.ts';

type Schemas = components['schemas'];

export const currentScan = async (tx: Tx, repositoryId: string): Promise<string | undefined> => {
  const [row] = await tx.select({ id: repositories.sbomScanId }).from(repositories).where(eq(repositories.id, repositoryId));
  return row?.id ?? undefined;
};

type VulnerabilityRow = {
  id: string;
  refs: string[];
  severity: string;
  status: Schemas['FindingStatus'];
  false_positive: boolean;
  statement: string | null;
  cvss: { version: string; vector?: string; score: number }[] | null;
  cwes: number[] | null;
};

const vulnerabilitiesOf = async (tx: Tx, repositoryId: string, scanId: string): Promise<BillVulnerability[]> => {
  await expectMany(tx);
  const { rows } = await tx.execute<VulnerabilityRow>(sql`
    select coalesce(f.vulnerability, f.rule_id) as id, array_agg(distinct k.ref) as refs, f.severity, f.status, f.false_positive,
           (select e.reason from finding_events e where e.client_id = f.client_id and e.finding_id = f.id and e.reason is not null order by e.id desc limit 1) as statement,
           d.data -> 'cvss' as cvss, d.data -> 'cwes' as cwes
    from ${aboutBill(repositoryId, sql`${scanId}::uuid`)} k join findings f on f.id = k.finding_id and f.repository_id = ${repositoryId}
    left join lateral (select d.data from finding_details d where d.client_id = f.client_id and d.finding_id = f.id offset 0) d on true
    where not f.is_duplicate
    group by f.client_id, f.id, d.data order by 1, f.id`);
  return rows.map(({ id, refs, severity, status, false_positive: falsePositive, statement, cvss, cwes }) => {
    const [score] = cvss ?? [];
    return {
      id, affects: refs, severity, status, falsePositive, statement, cwes: cwes ?? [],
      cvss: score === undefined ? null : { version: score.version, vector: score.vector ?? null, score: score.score },
    };
  });
};

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  for (const item of items) yield await Promise.resolve(item);
}

const fileName = (nickname: string): string => `${nickname.replace(/[^\w.-]+/g, '-')}.cdx.json`;

export const exportSbom = async (deps: Deps, who: Principal, scope: Scope, repositoryId: string) => {
  const { nickname, parts, edges, vulnerabilities } = await inTenant(deps.db, tenantOf(who), async (tx) => {
    const repository = await findRepository(tx, who, scope, repositoryId);
    const scanId = await currentScan(tx, repositoryId);
    if (scanId === undefined) throw notFound('Bill of materials');
    return {
      nickname: repository.attributes.nickname,
      parts: await componentsOfScan(tx, repositoryId, scanId),
      edges: await edgesOf(tx, repositoryId, scanId),
      vulnerabilities: await vulnerabilitiesOf(tx, repositoryId, scanId),
    };
  });
  const dependsOn = new Map<string, string[]>();
  for (const { from, to } of edges) dependsOn.set(from, [...(dependsOn.get(from) ?? []), to]);
  const document = billAsCycloneDx({
    name: nickname,
    serial: newId(),
    timestamp: deps.now().toISOString(),
    productVersion,
    components: each(parts),
    dependencies: each([...dependsOn].map(([ref, targets]) => ({ ref, dependsOn: targets }))),
    vulnerabilities: each(vulnerabilities),
  });
  return { body: Readable.from(document), name: fileName(nickname) };
};
