// Groups fixes that share a pull request or an issue.
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { changeSize } from '#domain/versions';
import { packageOf } from '../generate/manifest-step.ts';
import type { Candidate, CreatedKind } from './record.ts';

export type Per = components['schemas']['PullRequestPer'];

/** The properties that determine which fixes go together. */
export type Groupable = Pick<Candidate, 'findingId' | 'repositoryId' | 'filePath' | 'upgrade'> & {
  data: Pick<Candidate['data'], 'component'>;
};

/** Undefined if the fix is not grouped. */
type KeyOf = (candidate: Groupable) => string | undefined;

/**
 * Upgrades of one component in a file are the same change, to the version that fixes all its
 * findings.
 */
const changeOf: KeyOf = ({ repositoryId, filePath, upgrade }) =>
  upgrade && filePath !== null ? [repositoryId, filePath, upgrade.name].join(' ') : undefined;

/** A component's upgrades in every manifest of the repository. */
const componentOf: KeyOf = ({ repositoryId, upgrade, data }) =>
  upgrade && data.component
    ? [repositoryId, packageOf(data.component).type, upgrade.name].join(' ')
    : undefined;

/** If one of the versions is unknown, the step may be a major one. */
const isMajor = ({ upgrade, data }: Groupable): boolean =>
  upgrade !== undefined &&
  (data.component?.version === undefined ||
    changeSize(data.component.version, upgrade.to) === 'major');

/**
 * Returns a function for the group key of a fix among the given ones. Undefined if the fix is not
 * grouped.
 */
export const groupKeys = (
  candidates: readonly Groupable[],
): ((candidate: Groupable, per: Per) => string | undefined) => {
  // A component with a major step is a group of its own across all its manifests, because they
  // share its version.
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

/** An issue is always about one finding. */
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
