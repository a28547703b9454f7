// The specification's table of credentials: which fields each has. All are kept as secrets; `isConfigured` is true when all are there.
export const credentialFields = {
  aws: ['access_key_id', 'secret_access_key'],
  azure: ['client_id', 'client_secret', 'subscription_id', 'tenant_id'],
  gcp: ['application_credentials', 'client_email', 'project_id', 'service_account'],
  oracle_oci: ['compartment_id', 'key_fingerprint', 'key_value', 'tenancy_id', 'user_id'],
  fortify: ['client_id', 'client_secret', 'release_id'],
  black_duck: ['api_token', 'black_duck_url'],
  checkmarx: ['client_id', 'client_secret', 'username', 'password', 'base_url', 'team_id'],
  github: ['token'],
  gitlab: ['token'],
  bitbucket_cloud: ['token'],
  gitea: ['token', 'url'],
} as const satisfies Record<string, readonly string[]>;

export type ConnectorKey = keyof typeof credentialFields;

/** Those that have repositories. */
export const gitHosts = [
  'github',
  'gitlab',
  'bitbucket_cloud',
  'gitea',
] as const satisfies readonly ConnectorKey[];
export type GitHost = (typeof gitHosts)[number];

export const isGitHost = (name: string): name is GitHost => gitHosts.some((host) => host === name);

export const secretName = (key: ConnectorKey, field: string): string => `connector/${key}/${field}`;

export const isComplete = (names: ReadonlySet<string>, key: ConnectorKey): boolean =>
  credentialFields[key].every((field) => names.has(secretName(key, field)));

/** What a host gave beside a token that ends, to get the next one. Not a field: nobody types it. */
export const refreshName = (key: GitHost): string => secretName(key, 'refresh_token');

/** What is known of a host beside its secrets. */
export const hostSetting = (key: GitHost): string => `git_token/${key}`;

/** A GitHub App's installation is as good as a token. */
export const githubApp = {
  privateKey: 'connector/github_app/private_key',
  setting: 'github_app',
} as const;
