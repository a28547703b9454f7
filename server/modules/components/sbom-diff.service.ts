import { sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import type { Tx } from '../../db/connect.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import { type BillDiff, diffBills, packageOf } from '../../supply-chain/diff.ts';
import {
  type EffectCounts,
  type EffectOfChange,
  effectsOf,
  hasEffect,
  type KnownVulnerability,
} from '../../supply-chain/effects.ts';
import { findRepository } from '../repositories/repositories.service.ts';
import { type ComponentName, componentsOfScan } from './components.repo.ts';
import { billBefore, knownVulnerabilities } from './sbom-diff.repo.ts';

type Schemas = components['schemas'];

const billOfScan = async (
  tx: Tx,
  repositoryId: string,
  scanId: string,
): Promise<ComponentName[]> => {
  // A scan without components is no bill: against it, everything would seem to be gone.
  const { rowCount } = await tx.execute(sql`
    select 1 from scans s where s.id = ${scanId} and s.repository_id = ${repositoryId} and not s.dry_run and s.undone_at is null and (s.counts ->> 'components')::int > 0`);
  if (!rowCount) throw notFound('Bill of materials');
  return componentsOfScan(tx, repositoryId, scanId);
};

const changedOf = ({ added, removed, changed }: BillDiff<ComponentName>): ComponentName[] => [
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
}: EffectOfChange<ComponentName>): Schemas['ComponentChange'] => ({
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

const effectOf = ({ total, kev, severity }: EffectCounts): Schemas['ChangeEffect'] => ({
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
  inTenant(deps.db, tenantOf(who), async (tx) => {
    await findRepository(tx, who, scope, repositoryId);
    const after = await billOfScan(tx, repositoryId, to);
    const from = stated ?? (await billBefore(tx, repositoryId, to));
    if (from === undefined) throw notFound('Bill of materials');
    const before = await billOfScan(tx, repositoryId, from);
    const diff = diffBills(before, after);
    const changed = changedOf(diff);
    const known =
      changed.length === 0
        ? []
        : await knownVulnerabilities(
            tx,
            repositoryId,
            changed.map(({ name }) => name),
            changed.filter(({ purl }) => purl !== null).map(packageOf),
          );
    const { changes, brings, mends, licensesChanged } = effectsOf(diff, before, after, known);
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
