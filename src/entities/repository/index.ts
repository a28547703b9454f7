export {
  invalidateRepositories,
  repositoryPageSize,
  repositoryQueries,
} from './api/repository-queries';
export { type HostPath, hostPathOf } from './model/host-path';
export { hostNames } from './model/host-names';
export { openCount, type Repository } from './model/repository';
export { manualName, sourceControlOf } from './model/source-control';
export { sourceControls, type SourceControl } from './model/source-controls';
export { RepositorySelect } from './ui/repository-select';
export { SourceName, SourceTile } from './ui/source-tile';
