// What shares a pull request or an issue.
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { packageOf } from '../generate/manifest-step.ts';
import type { Candidate, CreatedKind } from './record.ts';

export type Per = components['schemas']['PullRequestPer'];

/**
 * Upgrades of one component make the same change, to the version that repairs all of its findings.
 */
const changeOf = ({ findingId, repositoryId, filePath, upgrade }: Candidate): string =>
  upgrade && filePath !== null ? [repositoryId, filePath, upgrade.name].join(' ') : findingId;

/** Its upgrades in every manifest of the repository; another fix stands alone. */
const componentOf = ({ findingId, repositoryId, upgrade, data }: Candidate): string =>
  upgrade && data.component
    ? [repositoryId, packageOf(data.component).type, upgrade.name].join(' ')
    : findingId;

const keyOf: Readonly<Record<Per, (candidate: Candidate) => string>> = {
  finding: changeOf,
  component: componentOf,
  file: ({ repositoryId, filePath, findingId }) => `${repositoryId} ${filePath ?? findingId}`,
  repository: ({ repositoryId }) => repositoryId,
};

/** Issues are each about one finding. */
export const groupsOf = (
  candidates: readonly Candidate[],
  as: CreatedKind,
  perOf: (repositoryId: string) => Per,
): Candidate[][] => {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const key =
      as === 'issue' ? candidate.findingId : keyOf[perOf(candidate.repositoryId)](candidate);
    groups.set(key, [...(groups.get(key) ?? []), candidate]);
  }
  return [...groups.values()];
};
