import { sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Scope } from '#domain/roles';
import type { Tx } from '../../../platform/db/connect.ts';
import { isEffectiveImport } from '../../../platform/db/effective-import.ts';
import { currentClient } from '../../../platform/db/current-client.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { changedEntries, toComponentDiff } from '#domain/sbom/component-diff';
import { diffSbomEntries, packageOf } from '#domain/sbom/diff';
import { findRepository } from '../../repositories/index.ts';
import { type ComponentName, listScanComponents } from '../components/components.repo.ts';
import { findPreviousSbom, listKnownVulnerabilities } from './sbom-diff.repo.ts';

type Schemas = components['schemas'];

const billOfScan = async (
  tx: Tx,
  repositoryId: string,
  scanId: string,
): Promise<ComponentName[]> => {
  // A scan without components is not an SBOM: compared with it, all components would appear
  // removed.
  const { rowCount } = await tx.execute(sql`
    select 1 from scans s where s.client_id = ${currentClient} and s.id = ${scanId} and s.repository_id = ${repositoryId} and ${isEffectiveImport()} and (s.counts ->> 'components')::int > 0`);
  if (!rowCount) throw notFound('SBOM');
  return listScanComponents(tx, repositoryId, scanId);
};

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
    const changed = changedEntries(diff);
    const known =
      changed.length === 0
        ? []
        : await listKnownVulnerabilities(
            tx,
            repositoryId,
            changed.map(({ name }) => name),
            changed.filter(({ purl }) => purl !== null).map(packageOf),
          );
    return toComponentDiff({ from, to, before, after, diff, known }, effect);
  });
