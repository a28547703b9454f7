import { useQuery } from '@tanstack/react-query';
import type { Finding } from '@/entities/finding';
import { getListUpgradeChoicesQueryOptions } from '@/shared/api/generated/remediation';
import { findingCan } from '#domain/finding-can';
import type { RemediationState } from './use-remediation';

/** Registries publish rarely, so reopening a finding does not query them again. */
const staleMs = 10 * 60_000;

/** The versions that fix a component's finding, and the one that the generated fix uses. */
export function useUpgradeChoices(finding: Finding, { version, madeVersion }: RemediationState) {
  const { fixed_versions: fixed, component } = finding.attributes;
  const isAsked =
    component !== null &&
    fixed.length > 0 &&
    findingCan.generatePatch(finding.attributes) === undefined;
  const { data, isPending } = useQuery({
    ...getListUpgradeChoicesQueryOptions(finding.id),
    staleTime: staleMs,
    enabled: isAsked,
  });
  const answer = data?.data;
  const choices = answer?.choices ?? [];
  const find = (wanted: string | undefined) => choices.find((each) => each.version === wanted);
  return {
    answer,
    isLoading: isAsked && isPending,
    selected:
      find(version) ??
      find(madeVersion) ??
      choices.find(({ reasons }) => reasons.includes('closes_most')),
  };
}
