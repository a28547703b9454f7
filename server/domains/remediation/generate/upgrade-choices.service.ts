// Versions that would close a finding of a component, for a user to choose from.
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { isClosedBy } from '#domain/sbom/upgrade-choices';
import type { Tx } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { toTenant } from '../../../platform/http/principal.ts';
import { invalid } from '../../../platform/http/problem.ts';
import { getVisibleStatus } from '../../findings/index.ts';
import { listKeptVersions } from '../registries/kept-versions.ts';
import { fixedIn, upgradeChoicesOf } from './propose.ts';
import { registryOf } from './published-upgrade.ts';
import { type Access, getSubject } from './remediation.repo.ts';

type Schemas = components['schemas'];

/** The registry is requested outside the transaction, because it may take seconds to respond. */
export const listUpgradeChoices = async (
  deps: Deps,
  access: Access,
  id: string,
  signal?: AbortSignal,
): Promise<Schemas['UpgradeChoices']> => {
  const { data, others, status } = await inTenant(deps.db, toTenant(access.who), async (tx) => ({
    status: await getVisibleStatus(tx, access, id),
    ...(await getSubject(tx, access.who.clientId, id)),
  }));
  const isOpen = status === 'open' || status === 'in_progress';
  const known = {
    component: data.component?.name ?? null,
    version: data.component?.version ?? null,
    open_findings: data.component ? others.length + Number(isOpen) : 0,
  };
  const named = isOpen ? upgradeChoicesOf(data, others) : [];
  const place = named.length > 0 ? registryOf(data, deps.config.registries) : undefined;
  if (!place) return { ...known, registry: 'none', choices: named };
  const versions = await listKeptVersions(deps, place, signal);
  if (!versions) return { ...known, registry: 'silent', choices: named };
  const published = versions
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .map(({ version }) => version);
  return { ...known, registry: 'answered', choices: upgradeChoicesOf(data, others, published) };
};

/**
 * @throws {Problem} 422 for a version that does not close the finding, or a version combined with a
 * model
 */
export const assertCloses = async (
  tx: Tx,
  { who }: Access,
  id: string,
  { version, source }: { version: string; source: 'best' | 'ai' | undefined },
): Promise<void> => {
  if (source === 'ai') throw invalid('version', 'not_with', { name: 'source' });
  const { data } = await getSubject(tx, who.clientId, id);
  const installed = data.component?.version;
  if (!isClosedBy(version, { installed, fixed: fixedIn(data) }))
    throw invalid('version', 'version_leaves_open');
};
