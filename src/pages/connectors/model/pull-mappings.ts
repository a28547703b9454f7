import type {
  PullMapping,
  PullMappingRequest,
  PullProject,
  PullSource,
  UpdatePullSourceRequest,
} from '@/shared/api/generated/model';

const toMapping = ({ project_id, project_name, repository }: PullMapping): PullMappingRequest => ({
  project_id,
  project_name,
  repository_id: repository.id,
});

export const toRequest = ({ daily, mappings }: PullSource): UpdatePullSourceRequest => ({
  daily,
  mappings: mappings.map(toMapping),
});

/** The mappings with one project going elsewhere, or nowhere for an empty repository. */
export const withMapping = (
  mappings: readonly PullMapping[],
  project: PullProject,
  repositoryId: string,
): PullMappingRequest[] => [
  ...mappings.filter(({ project_id: id }) => id !== project.id).map(toMapping),
  ...(repositoryId === ''
    ? []
    : [{ project_id: project.id, project_name: project.name, repository_id: repositoryId }]),
];
