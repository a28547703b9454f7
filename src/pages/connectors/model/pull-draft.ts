import type {
  PullMapping,
  PullProject,
  PullSource,
  UpdatePullSourceRequest,
} from '@/shared/api/generated/model';

/** What is chosen and not saved yet: by project, into which repository. */
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

/** Those that are chosen without a repository cannot be saved. */
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

/** An empty repository is one that the user has still to choose. */
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
 * The free repository whose name is one of the words of the project's. It is proposed and never
 * chosen: the same name may be another thing.
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

/** Chosen first, each part by name. */
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
