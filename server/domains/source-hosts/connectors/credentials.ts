import type { components } from '../../../../openapi/generated/paths.d.ts';

// The specification's table of credentials and their fields. All of them are stored as secrets;
// `isConfigured` is true if all are present.
export const credentialFields = {
  aws: ['access_key_id', 'secret_access_key'],
  azure: ['client_id', 'client_secret', 'subscription_id', 'tenant_id'],
  gcp: ['application_credentials', 'client_email', 'project_id', 'service_account'],
  oracle_oci: ['compartment_id', 'key_fingerprint', 'key_value', 'tenancy_id', 'user_id'],
  fortify: ['client_id', 'client_secret', 'release_id', 'base_url'],
  black_duck: ['api_token', 'black_duck_url'],
  checkmarx: [
    'client_id',
    'client_secret',
    'username',
    'password',
    'base_url',
    'team_id',
    'tenant',
  ],
  github: ['token'],
  gitlab: ['token'],
  bitbucket_cloud: ['token'],
  gitea: ['token', 'url'],
} as const satisfies Record<string, readonly string[]>;

export type ConnectorKey = keyof typeof credentialFields;

/** Services at a URL of the organization's own, and the fields that only this URL may receive. */
export const secretsOfAddress: Partial<
  Record<ConnectorKey, { address: string; secrets: readonly string[] }>
> = {
  black_duck: { address: 'black_duck_url', secrets: ['api_token'] },
  checkmarx: { address: 'base_url', secrets: ['client_secret', 'password'] },
  fortify: { address: 'base_url', secrets: ['client_secret'] },
  gitea: { address: 'url', secrets: ['token'] },
};

/** Source hosts. */
export const gitHosts = [
  'github',
  'gitlab',
  'bitbucket_cloud',
  'gitea',
] as const satisfies readonly ConnectorKey[];
export type GitHost = (typeof gitHosts)[number];

export const isGitHost = (name: string): name is GitHost => gitHosts.some((host) => host === name);

/** The contract's name for Bitbucket Cloud in paths is shorter than the one for its credentials. */
export const kindOf = (host: components['schemas']['SourceHost']): GitHost =>
  host === 'bitbucket' ? 'bitbucket_cloud' : host;

export const secretName = (key: ConnectorKey, field: string): string => `connector/${key}/${field}`;

/**
 * Checkmarx One has tenants and no teams; the fields of the specification are those of Checkmarx
 * SAST. Fortify on Demand has a URL for each region, with a default.
 */
const completeSets: Partial<Record<ConnectorKey, readonly (readonly string[])[]>> = {
  checkmarx: [
    credentialFields.checkmarx.filter((field) => field !== 'tenant'),
    ['client_id', 'client_secret', 'base_url', 'tenant'],
  ],
  fortify: [credentialFields.fortify.filter((field) => field !== 'base_url')],
};

export const isComplete = (names: ReadonlySet<string>, key: ConnectorKey): boolean =>
  (completeSets[key] ?? [credentialFields[key]]).some((fields) =>
    fields.every((field) => names.has(secretName(key, field))),
  );

/** Setting with the data of a service that findings are pulled from, except its secrets. */
export const pullSetting = (key: ConnectorKey): string => `pull/${key}`;

/** Connected by a token, or for GitHub by an App's installation. */
export const isConnected = (names: ReadonlySet<string>, host: GitHost): boolean =>
  isComplete(names, host) || (host === 'github' && names.has(githubApp.privateKey));

/** The refresh token that a host issued. Not a form field. */
export const refreshName = (key: GitHost): string => secretName(key, 'refresh_token');

/** Setting with the data of a host, except its secrets. */
export const hostSetting = (key: GitHost): string => `git_token/${key}`;

/** A GitHub App's installation can be used instead of a token. */
export const githubApp = {
  privateKey: 'connector/github_app/private_key',
  setting: 'github_app',
} as const;
