import type {
  PullMapping,
  PullProject,
  PullSource,
  UpdatePullSourceRequest,
} from '@/shared/api/generated/model';

/** Unsaved choices: the repository for each project. */
export type PullDraft = {
  daily: boolean;
  chosen: ReadonlyMap<string, { name: string; repositoryId: string }>;
};

export const draftOf = ({ daily, mappings }: PullSource): PullDraft => ({
  daily,
  chosen: new Map(
    mappings.map(({ project_id: id, project_name: name, repository }) => [
      id,
      { name, repositoryId: repository.id },
    ]),
  ),
});

export const isSame = (one: PullDraft, other: PullDraft): boolean =>
  one.daily === other.daily &&
  one.chosen.size === other.chosen.size &&
  [...one.chosen].every(
    ([id, { repositoryId }]) => other.chosen.get(id)?.repositoryId === repositoryId,
  );

/** Whether every chosen project has a repository, which saving requires. */
export const isComplete = ({ chosen }: PullDraft): boolean =>
  [...chosen.values()].every(({ repositoryId }) => repositoryId !== '');

export const requestOf = ({ daily, chosen }: PullDraft): UpdatePullSourceRequest => ({
  daily,
  mappings: [...chosen].map(([id, { name, repositoryId }]) => ({
    project_id: id,
    project_name: name,
    repository_id: repositoryId,
  })),
});

/** An empty repository is one that the user has yet to choose. */
export const withProject = (
  draft: PullDraft,
  { id, name }: PullProject,
  repositoryId: string,
): PullDraft => ({ ...draft, chosen: new Map(draft.chosen).set(id, { name, repositoryId }) });

export const withoutProject = (draft: PullDraft, id: string): PullDraft => ({
  ...draft,
  chosen: new Map([...draft.chosen].filter(([one]) => one !== id)),
});

type Choice = { id: string; nickname: string };

const words = (text: string): string[] => text.toLowerCase().split(/[\s/]+/);

/**
 * The unassigned repository whose name is a word of the project's name. It is only suggested,
 * because the same name may refer to something else.
 */
export const sameName = (
  { name }: Pick<PullProject, 'name'>,
  choices: readonly Choice[],
  taken: ReadonlySet<string>,
): Choice | undefined => {
  const parts = words(name);
  return choices.find(
    ({ id, nickname }) =>
      !taken.has(id) &&
      (nickname.toLowerCase() === name.toLowerCase() || parts.includes(nickname.toLowerCase())),
  );
};

/** Chosen projects first, then the others, each sorted by name. */
export const rowsOf = (
  mappings: readonly PullMapping[],
  draft: PullDraft,
  found: readonly PullProject[],
): PullProject[] => {
  const known = new Map<string, PullProject>([
    ...mappings.map(({ project_id: id, project_name: name }) => [id, { id, name }] as const),
    ...[...draft.chosen].map(([id, { name }]) => [id, { id, name }] as const),
    ...found.map((project) => [project.id, project] as const),
  ]);
  const first = new Set(mappings.map(({ project_id: id }) => id));
  return [...known.values()].toSorted(
    (a, b) => Number(first.has(b.id)) - Number(first.has(a.id)) || a.name.localeCompare(b.name),
  );
};
