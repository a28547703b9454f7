export { type ConnectedRepository, connectRepository, findRepositoriesAtHost } from './connect.ts';
export {
  type ConnectionCall,
  codeOf,
  findLastCall,
  toAnswered,
  toFailed,
  upsertLastCall,
} from './connections/last-call.ts';
export { tokenPage } from './connections/token-scopes.ts';
export { findHostAccess } from './host-access.ts';
export { connectorsRoutes } from './connectors/connectors.routes.ts';
export {
  type ConnectorKey,
  credentialFields,
  type GitHost,
  githubApp,
  hostSetting,
  isComplete,
  isConnected,
  gitHosts,
  isGitHost,
  pullSetting,
  secretName,
} from './connectors/credentials.ts';
export { readSemgrep, updateSemgrep, getSemgrep } from './connectors/semgrep.service.ts';
export { getPullRequest, getPullRequestState } from './pull-request-state.ts';
export { orFindExisting } from './propose-once.ts';
export { problemOf, toStatusProblem, unreadable } from './host-faults.ts';
export type {
  FileChange,
  GitAddress,
  HostCheck,
  OpenedItem,
  ProposedPull,
  PullRequestFacts,
  PullRequestState,
  RenewedChange,
} from './host.ts';
export { sourceHostsRoutes } from './source-hosts.routes.ts';
export { workflowFor } from './workflow.ts';
