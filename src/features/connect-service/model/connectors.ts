import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Client, ConnectorKey, PullSourceKey } from '@/shared/api/generated/model';

export type ConnectorField = {
  name: string;
  label: MessageDescriptor;
  kind?: 'text' | 'secret' | 'long' | 'integer' | 'url';
  /** `connected`: optional once a value is stored, because an empty field keeps it. */
  optional?: 'always' | 'connected';
};

export type Connector = {
  key: ConnectorKey | 'semgrep_cli';
  /** A proper name, not translated. */
  name: string;
  monogram: string;
  note: MessageDescriptor;
  fields: readonly ConnectorField[];
};

const token: ConnectorField = { name: 'token', label: msg`Access token`, kind: 'secret' };
const ownServer: ConnectorField = {
  name: 'url',
  label: msg`URL of your server`,
  kind: 'url',
  optional: 'always',
};
const secret = (name: string, label: MessageDescriptor): ConnectorField => ({
  name,
  label,
  kind: 'secret',
});
const plain = (name: string, label: MessageDescriptor): ConnectorField => ({ name, label });

const clientId = plain('client_id', msg`Client ID`);
const clientSecret = secret('client_secret', msg`Client secret`);

export const connectorGroups: readonly {
  id: 'source' | 'cloud' | 'scanner';
  title: MessageDescriptor;
  note: MessageDescriptor;
  connectors: readonly Connector[];
}[] = [
  {
    id: 'source',
    title: msg`Source control`,
    note: msg`Repositories, branches and pull requests`,
    connectors: [
      {
        key: 'github',
        name: 'GitHub',
        monogram: 'GH',
        note: msg`Public or your own server`,
        fields: [token, ownServer],
      },
      {
        key: 'gitlab',
        name: 'GitLab',
        monogram: 'GL',
        note: msg`Public or your own server`,
        fields: [token, ownServer],
      },
      {
        key: 'bitbucket_cloud',
        name: 'Bitbucket Cloud',
        monogram: 'BB',
        note: msg`Workspace token`,
        fields: [token],
      },
      {
        key: 'gitea',
        name: 'Gitea',
        monogram: 'GT',
        note: msg`Self-hosted`,
        fields: [token, { ...ownServer, label: msg`Server URL`, optional: 'connected' }],
      },
    ],
  },
  {
    id: 'scanner',
    title: msg`Scanner platforms`,
    note: msg`Findings are pulled on a schedule`,
    connectors: [
      {
        key: 'fortify',
        name: 'Fortify',
        monogram: 'FT',
        note: msg`Fortify on Demand, API key`,
        fields: [
          clientId,
          clientSecret,
          plain('release_id', msg`Release ID`),
          // Only regions outside the Americas need it.
          { name: 'base_url', label: msg`API address`, kind: 'url', optional: 'always' },
        ],
      },
      {
        key: 'black_duck',
        name: 'Black Duck',
        monogram: 'BD',
        note: msg`API token`,
        fields: [
          secret('api_token', msg`API token`),
          { name: 'black_duck_url', label: msg`Server URL`, kind: 'url' },
        ],
      },
      {
        key: 'checkmarx',
        name: 'Checkmarx',
        monogram: 'CX',
        note: msg`Checkmarx One, tenant client`,
        // A Checkmarx One client has no user and no team, so the form has no fields for them.
        fields: [
          clientId,
          clientSecret,
          { name: 'base_url', label: msg`Server URL`, kind: 'url' },
          plain('tenant', msg`Tenant`),
        ],
      },
      {
        key: 'semgrep_cli',
        name: 'Semgrep CLI',
        monogram: 'SG',
        note: msg`Token and configuration`,
        fields: [token, { ...plain('config', msg`Configuration`), optional: 'always' }],
      },
    ],
  },
  {
    id: 'cloud',
    title: msg`Cloud accounts`,
    note: msg`Posture scans and deployed assets`,
    connectors: [
      {
        key: 'aws',
        name: 'AWS',
        monogram: 'AWS',
        note: msg`Access key`,
        fields: [
          secret('access_key_id', msg`Access key ID`),
          secret('secret_access_key', msg`Secret access key`),
        ],
      },
      {
        key: 'azure',
        name: 'Azure',
        monogram: 'AZ',
        note: msg`Service principal`,
        fields: [
          clientId,
          clientSecret,
          plain('subscription_id', msg`Subscription ID`),
          plain('tenant_id', msg`Tenant ID`),
        ],
      },
      {
        key: 'gcp',
        name: 'Google Cloud',
        monogram: 'GC',
        note: msg`Service account`,
        fields: [
          {
            name: 'application_credentials',
            label: msg`Application credentials (JSON)`,
            kind: 'long',
          },
          plain('client_email', msg`Client email`),
          plain('project_id', msg`Project ID`),
          plain('service_account', msg`Service account`),
        ],
      },
      {
        key: 'oracle_oci',
        name: 'Oracle Cloud',
        monogram: 'OCI',
        note: msg`Tenancy and key`,
        fields: [
          plain('compartment_id', msg`Compartment ID`),
          plain('key_fingerprint', msg`Key fingerprint`),
          { name: 'key_value', label: msg`Private key`, kind: 'long' },
          plain('tenancy_id', msg`Tenancy ID`),
          plain('user_id', msg`User ID`),
        ],
      },
    ],
  },
];

/** Services that findings are pulled from, with their product names. */
export const pullSources = {
  checkmarx: 'Checkmarx One',
  fortify: 'Fortify on Demand',
  black_duck: 'Black Duck',
} as const satisfies Record<PullSourceKey, string>;

export const isPullSource = (key: Connector['key']): key is PullSourceKey => key in pullSources;

/**
 * Whether a separate call can test the credentials. Those of clouds and Semgrep are only used by
 * scans.
 */
export const isTested = (key: Connector['key']): boolean =>
  isPullSource(key) ||
  connectorGroups.some(
    ({ id, connectors }) => id === 'source' && connectors.some((one) => one.key === key),
  );

const connectors = connectorGroups.flatMap((group) => group.connectors);

/** Returns the connector of a key; every key has one. */
export const connectorOf = (key: Connector['key']): Connector => {
  const connector = connectors.find((one) => one.key === key);
  if (connector === undefined) throw new Error(`No connector ${key}`);
  return connector;
};

export const kindOfConnector = (key: Connector['key']): 'source' | 'cloud' | 'scanner' =>
  connectorGroups.find(({ connectors }) => connectors.some((one) => one.key === key))?.id ??
  'scanner';

/** Whether all credentials are stored, according to the organization. */
export function isConnected(
  { plugins, semgrep_cli: semgrep }: Client,
  key: Connector['key'],
): boolean {
  switch (key) {
    case 'semgrep_cli':
      return semgrep.isConfigured;
    case 'aws':
    case 'azure':
    case 'gcp':
    case 'oracle_oci':
      return plugins.cloud[key].isConfigured;
    default:
      return plugins[key].isConfigured;
  }
}
