// What shares a pull request or an issue.
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { changeSize } from '#domain/versions';
import { packageOf } from '../generate/manifest-step.ts';
import type { Candidate, CreatedKind } from './record.ts';

export type Per = components['schemas']['PullRequestPer'];

/** What decides which fixes go together. */
export type Groupable = Pick<Candidate, 'findingId' | 'repositoryId' | 'filePath' | 'upgrade'> & {
  data: Pick<Candidate['data'], 'component'>;
};

/** Undefined where the fix stands alone. */
type KeyOf = (candidate: Groupable) => string | undefined;

/**
 * Upgrades of one component make the same change, to the version that repairs all of its findings.
 */
const changeOf: KeyOf = ({ repositoryId, filePath, upgrade }) =>
  upgrade && filePath !== null ? [repositoryId, filePath, upgrade.name].join(' ') : undefined;

/** Its upgrades in every manifest of the repository. */
const componentOf: KeyOf = ({ repositoryId, upgrade, data }) =>
  upgrade && data.component
    ? [repositoryId, packageOf(data.component).type, upgrade.name].join(' ')
    : undefined;

/** Where one version is not known, the step may be a large one. */
const isMajor = ({ upgrade, data }: Groupable): boolean =>
  upgrade !== undefined &&
  (data.component?.version === undefined ||
    changeSize(data.component.version, upgrade.to) === 'major');

/** What a fix shares with the others that are given; undefined where it stands alone. */
export const groupKeys = (
  candidates: readonly Groupable[],
): ((candidate: Groupable, per: Per) => string | undefined) => {
  // A component with a major step goes alone in all of its manifests: it has one version there.
  const majors = new Set(candidates.filter(isMajor).map(componentOf));
  const keyOf: Readonly<Record<Per, KeyOf>> = {
    finding: changeOf,
    component: componentOf,
    major: (candidate) => {
      const key = componentOf(candidate);
      return key === undefined || majors.has(key) ? key : candidate.repositoryId;
    },
    file: ({ repositoryId, filePath }) =>
      filePath === null ? undefined : `${repositoryId} ${filePath}`,
    repository: ({ repositoryId }) => repositoryId,
  };
  return (candidate, per) => keyOf[per](candidate);
};

/** Issues are each about one finding. */
export const groupsOf = (
  candidates: readonly Candidate[],
  as: CreatedKind,
  perOf: (repositoryId: string) => Per,
): Candidate[][] => {
  const groups = new Map<string, Candidate[]>();
  const keyOf = groupKeys(candidates);
  for (const candidate of candidates) {
    const { findingId, repositoryId } = candidate;
    const key = as === 'issue' ? findingId : (keyOf(candidate, perOf(repositoryId)) ?? findingId);
    groups.set(key, [...(groups.get(key) ?? []), candidate]);
  }
  return [...groups.values()];
};
