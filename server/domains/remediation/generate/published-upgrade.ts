// Checks in the registry whether the version that an advisory names can be installed.
import type { RegistryType } from '../../../platform/config/registries.ts';
import type { RemediationNote } from '../../../platform/db/schema/remediations.ts';
import type { OutgoingClient } from '../../../platform/outgoing/outgoing.ts';
import type { ReportFinding } from '../../../report-formats/model.ts';
import { compareVersions } from '#domain/versions';
import type { Locale } from '../ai/prompt.ts';
import { choosePublished } from '../registries/choose-version.ts';
import { isRegistryType, listPublishedVersions } from '../registries/list-versions.ts';
import { type Outcome, packageOf } from './manifest-step.ts';
import { isGoItself, type Proposal, proposeUpgradeTo } from './propose.ts';

/** Addresses that the operator configured, by package URL type. */
export type Registries = ReadonlyMap<string, readonly string[]>;

type Place = { type: RegistryType; address: string; name: string };

/**
 * Returns the registry for the component of a finding, or undefined if the operator configured
 * none.
 */
export const registryOf = (
  { component }: ReportFinding,
  registries: Registries | undefined,
): Place | undefined => {
  if (!component || !registries || isGoItself(component)) return undefined;
  const { type, name } = packageOf(component);
  const address = registries.get(type)?.[0];
  return isRegistryType(type) && address !== undefined ? { type, address, name } : undefined;
};

const withNote = (proposal: Proposal, code: RemediationNote['code']): Outcome => ({
  made: { ...proposal, notes: [...proposal.notes, { code, file: null, command: null }] },
});

/**
 * Returns an upgrade to a version that the registry has. Fails if the registry has none that fixes
 * the finding.
 */
export const withPublishedVersion = async (
  finding: ReportFinding,
  proposal: Proposal,
  {
    registries,
    others = [],
    isChosen = false,
    locale,
    outgoing,
    signal,
  }: {
    registries?: Registries | undefined;
    others?: readonly ReportFinding[] | undefined;
    /** The user chose the proposal's version. */
    isChosen?: boolean;
    /** Language of the reader. */
    locale?: Locale | undefined;
    outgoing: Pick<OutgoingClient, 'request'>;
    signal: AbortSignal;
  },
): Promise<Outcome> => {
  const place = registryOf(finding, registries);
  const wanted = proposal.templateFields.find(({ key }) => key === 'version')?.value;
  if (!place || wanted == null || !/^v?\d/.test(wanted)) return { made: proposal };
  const versions = await listPublishedVersions(outgoing, place, signal);
  if (!versions) return withNote(proposal, 'version_unchecked');
  const repaired = finding.component?.fixedVersions ?? [];
  const published = choosePublished(versions, wanted, repaired);
  if (published === undefined) return { failed: 'version_not_published' };
  const next =
    compareVersions(published, wanted) === 0
      ? proposal
      : (proposeUpgradeTo(
          finding,
          others,
          { version: published, by: isChosen ? 'user' : 'registry' },
          locale,
        ) ?? proposal);
  return withNote(next, 'version_published');
};
