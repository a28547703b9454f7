// The permissions that the scopes of a token grant, by the names of each host.
// GitHub: https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/scopes-for-oauth-apps
// GitLab: https://docs.gitlab.com/user/profile/personal_access_tokens/#personal-access-token-scopes
// Bitbucket: https://developer.atlassian.com/cloud/bitbucket/rest/intro/#authentication
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { publicHosts } from '../addresses.ts';
import type { GitHost } from '../connectors/credentials.ts';

type Capabilities = components['schemas']['ConnectionCapabilities'];

export type Permitted = { capabilities: Capabilities; missing: string[] };

type Rule = {
  /** Each of these grants reading repositories and fetching their code. */
  read: readonly string[];
  /** Each of these sets grants opening pull requests. */
  write: readonly (readonly string[])[];
  /** The scopes to request for full functionality. */
  asked: { read: string; write: readonly string[] };
};

const rules: Readonly<Record<string, Rule>> = {
  github: {
    read: ['repo', 'public_repo'],
    write: [['repo'], ['public_repo']],
    asked: { read: 'repo', write: ['repo'] },
  },
  /** The permissions of an App's installation. */
  github_app: {
    read: ['contents:read', 'contents:write'],
    write: [['contents:write', 'pull_requests:write']],
    asked: { read: 'contents:read', write: ['contents:write', 'pull_requests:write'] },
  },
  gitlab: {
    read: ['api', 'read_api'],
    write: [['api']],
    asked: { read: 'read_api', write: ['api'] },
  },
  bitbucket_cloud: {
    read: [
      'repository',
      'repository:write',
      'repository:admin',
      'pullrequest',
      'pullrequest:write',
      'read:repository:bitbucket',
    ],
    write: [
      ['pullrequest:write'],
      ['write:repository:bitbucket', 'read:repository:bitbucket', 'write:pullrequest:bitbucket'],
    ],
    asked: { read: 'repository', write: ['pullrequest:write'] },
  },
};

/** The request itself tested reading; the host does not report the token's other permissions. */
const unsaid: Permitted = {
  capabilities: { read: true, scan: null, pull_requests: null },
  missing: [],
};

/** @param scopes undefined if the host does not report them */
export const evaluateScopes = (
  kind: GitHost | 'github_app',
  scopes: readonly string[] | undefined,
): Permitted => {
  const rule = rules[kind];
  if (rule === undefined || scopes === undefined) return unsaid;
  const has = (scope: string) => scopes.includes(scope);
  const read = rule.read.some(has);
  const write = read && rule.write.some((set) => set.every(has));
  const needed = write ? [] : rule.asked.write;
  // If the scope for writing includes reading, it is enough to list it once.
  const contains = rule.asked.write.some((scope) => rule.read.includes(scope));
  return {
    capabilities: { read, scan: read, pull_requests: write },
    missing: [...(read || contains ? [] : [rule.asked.read]), ...needed.filter((one) => !has(one))],
  };
};

/** Parses `repo, read:org`, the format of the hosts' headers. */
export const readScopes = (header: string | undefined): string[] | undefined =>
  header
    ?.split(',')
    .map((scope) => scope.trim())
    .filter((scope) => scope !== '');

/**
 * Returns the host's page for creating a token, with Parapet's required scopes prefilled if
 * supported.
 */
export const tokenPage = (kind: GitHost, web: string | undefined): string | null => {
  switch (kind) {
    case 'github':
      return `${web ?? publicHosts.github}/settings/tokens/new?description=Parapet&scopes=repo`;
    case 'gitlab':
      return `${web ?? publicHosts.gitlab}/-/user_settings/personal_access_tokens?name=Parapet&scopes=api`;
    case 'bitbucket_cloud':
      // The URL of the actual page contains the workspace's name.
      return 'https://support.atlassian.com/bitbucket-cloud/docs/create-a-workspace-access-token/';
    default:
      return web === undefined ? null : `${web}/user/settings/applications`;
  }
};
