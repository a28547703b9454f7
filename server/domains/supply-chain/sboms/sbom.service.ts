import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Scope } from '#domain/roles';
import type { Tx } from '../../../platform/db/connect.ts';
import { currentClient } from '../../../platform/db/current-client.ts';
import { uuidArray } from '../../../platform/db/text-match.ts';
import { setLargeJoinHints } from '../../../platform/db/planner-hints.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { productVersion } from '../../../platform/runtime/version.ts';
import { serializeCycloneDx, type SbomVulnerability } from '#domain/sbom/cyclonedx';
import { mergeSboms } from '#domain/sbom/merge';
import { findRepository } from '../../repositories/index.ts';
import { toSubjectName } from '../../scans/records/index.ts';
import { listSelectedSboms } from './sboms.service.ts';
import {
  isAboutSbom,
  listScanComponents,
  listDependencyEdges,
} from '../components/components.repo.ts';

type Schemas = components['schemas'];

type VulnerabilityRow = {
  id: string;
  components: string[];
  severity: string;
  status: Schemas['FindingStatus'];
  false_positive: boolean;
  statement: string | null;
  cvss: { version: string; vector?: string; score: number }[] | null;
  cwes: number[] | null;
};

const vulnerabilitiesOf = async (
  tx: Tx,
  repositoryId: string,
  scanIds: readonly string[],
  refs: ReadonlyMap<string, string>,
): Promise<SbomVulnerability[]> => {
  await setLargeJoinHints(tx);
  const { rows } = await tx.execute<VulnerabilityRow>(sql`
    select coalesce(f.vulnerability, f.rule_id) as id, array_agg(k.component_id order by k.component_id) as components, f.severity, f.status, f.false_positive,
           (select e.reason from finding_events e where e.client_id = f.client_id and e.finding_id = f.id and e.reason is not null order by e.id desc limit 1) as statement,
           d.data -> 'cvss' as cvss, d.data -> 'cwes' as cwes
    from ${isAboutSbom(repositoryId, sql`any(${uuidArray(scanIds)})`)} k join findings f on f.client_id = ${currentClient} and f.id = k.finding_id and f.repository_id = ${repositoryId}
    left join lateral (select d.data from finding_details d where d.client_id = f.client_id and d.finding_id = f.id offset 0) d on true
    where not f.is_duplicate
    group by f.client_id, f.id, d.data order by 1, f.id`);
  return rows.map(
    ({
      id,
      components: affected,
      severity,
      status,
      false_positive: falsePositive,
      statement,
      cvss,
      cwes,
    }) => {
      const [score] = cvss ?? [];
      return {
        id,
        affects: [...new Set(affected.flatMap((component) => refs.get(component) ?? []))],
        severity,
        status,
        falsePositive,
        statement,
        cwes: cwes ?? [],
        cvss:
          score === undefined
            ? null
            : { version: score.version, vector: score.vector ?? null, score: score.score },
      };
    },
  );
};

const fileName = (nickname: string): string => `${nickname.replace(/[^\w.-]+/g, '-')}.cdx.json`;

/** One of the repository's SBOMs, or all of them merged. */
export const exportSbom = async (
  deps: Deps,
  who: Principal,
  scope: Scope,
  repositoryId: string,
  stated?: string,
) => {
  const { name, bill, vulnerabilities } = await inTenant(deps.db, toTenant(who), async (tx) => {
    const { nickname } = (await findRepository(tx, who, scope, repositoryId)).attributes;
    const chosen = await listSelectedSboms(tx, repositoryId, stated);
    if (chosen.length === 0) throw notFound('SBOM');
    const bills = [];
    for (const { scan_id } of chosen)
      bills.push({
        components: await listScanComponents(tx, repositoryId, scan_id),
        edges: await listDependencyEdges(tx, repositoryId, scan_id),
      });
    const merged = mergeSboms(bills);
    const subject = stated === undefined ? null : toSubjectName(chosen[0]?.subject ?? '');
    return {
      name: [nickname, subject].filter((part) => part !== null).join('-'),
      bill: merged,
      vulnerabilities: await vulnerabilitiesOf(
        tx,
        repositoryId,
        chosen.map(({ scan_id }) => scan_id),
        merged.refs,
      ),
    };
  });
  const document = serializeCycloneDx({
    name,
    serial: newId(),
    timestamp: deps.now().toISOString(),
    productVersion,
    components: bill.components,
    dependencies: bill.dependencies,
    vulnerabilities,
  });
  return { body: Readable.from(document), name: fileName(name) };
};
