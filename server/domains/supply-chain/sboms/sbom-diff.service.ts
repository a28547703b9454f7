import { sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Scope } from '#domain/roles';
import type { Tx } from '../../../platform/db/connect.ts';
import { currentClient } from '../../../platform/db/current-client.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { type SbomDiff, diffSbomEntries, packageOf } from './diff.ts';
import {
  type VulnerabilityDiffCounts,
  type ComponentChangeEffect,
  diffVulnerabilities,
  hasEffect,
  type KnownVulnerability,
} from './vulnerability-diff.ts';
import { findRepository } from '../../repositories/index.ts';
import { type ComponentName, listScanComponents } from '../components/components.repo.ts';
import { findPreviousSbom, listKnownVulnerabilities } from './sbom-diff.repo.ts';

type Schemas = components['schemas'];

const billOfScan = async (
  tx: Tx,
  repositoryId: string,
  scanId: string,
): Promise<ComponentName[]> => {
  // A scan without components is not an SBOM: compared with it, all components would seem removed.
  const { rowCount } = await tx.execute(sql`
    select 1 from scans s where s.client_id = ${currentClient} and s.id = ${scanId} and s.repository_id = ${repositoryId} and not s.dry_run and s.undone_at is null and (s.counts ->> 'components')::int > 0`);
  if (!rowCount) throw notFound('SBOM');
  return listScanComponents(tx, repositoryId, scanId);
};

const changedOf = ({ added, removed, changed }: SbomDiff<ComponentName>): ComponentName[] => [
  ...added,
  ...removed,
  ...changed.flatMap(({ before, after }) => [before, after]),
];

const vulnerabilityOf = ({
  findingId,
  vulnerability,
  severity,
  kev,
  priority,
  status,
  title,
  fixedVersions,
}: KnownVulnerability): Schemas['ChangeVulnerability'] => ({
  finding_id: findingId,
  vulnerability,
  severity,
  kev,
  priority,
  status,
  title,
  fixed_version: fixedVersions[0] ?? null,
});

const changeOf = ({
  change,
  before,
  after,
  licensesChanged,
  brings,
  mends,
}: ComponentChangeEffect<ComponentName>): Schemas['ComponentChange'] => ({
  change,
  name: (after ?? before)?.name ?? '',
  from_version: before?.version ?? null,
  to_version: after?.version ?? null,
  purl: (after ?? before)?.purl ?? null,
  from_licenses: before?.licenses ?? [],
  to_licenses: after?.licenses ?? [],
  licenses_changed: licensesChanged,
  brings: brings.map(vulnerabilityOf),
  mends: mends.map(vulnerabilityOf),
});

const effectOf = ({ total, kev, severity }: VulnerabilityDiffCounts): Schemas['ChangeEffect'] => ({
  total,
  kev,
  severity,
});

interface DiffQuery {
  from?: string;
  to: string;
  effect?: boolean;
}

export const diffSboms = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  repositoryId: string,
  { from: stated, to, effect = false }: DiffQuery,
): Promise<Schemas['ComponentDiff']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    await findRepository(tx, who, scope, repositoryId);
    const after = await billOfScan(tx, repositoryId, to);
    const from = stated ?? (await findPreviousSbom(tx, repositoryId, to));
    if (from === undefined) throw notFound('SBOM');
    const before = await billOfScan(tx, repositoryId, from);
    const diff = diffSbomEntries(before, after);
    const changed = changedOf(diff);
    const known =
      changed.length === 0
        ? []
        : await listKnownVulnerabilities(
            tx,
            repositoryId,
            changed.map(({ name }) => name),
            changed.filter(({ purl }) => purl !== null).map(packageOf),
          );
    const { changes, brings, mends, licensesChanged } = diffVulnerabilities(
      diff,
      before,
      after,
      known,
    );
    return {
      from,
      to,
      added: diff.added.length,
      removed: diff.removed.length,
      changed: diff.changed.length,
      licenses_changed: licensesChanged,
      brings: effectOf(brings),
      mends: effectOf(mends),
      data: (effect ? changes.filter(hasEffect) : changes).map(changeOf),
    };
  });
