import path from 'node:path';
import { reportFault } from '../../../report-formats/report-faults.ts';
import { parseGoogleKey } from './google-key.ts';
import { ScanError } from '../run/scan-fault.ts';
import type { ScannerRequest, Scanner, Target } from './scanner.ts';

type Cloud = Extract<Target, { of: 'cloud' }>;
type Access = { args: string[]; env: Record<string, string>; files: Record<string, string> };

/** A value that is safe as one line of a file or one argument, and never an option. */
const plain = /^[A-Za-z0-9][\w.:@/+=-]*$/;

const field = ({ credentials, provider }: Cloud, name: string, form: RegExp = plain): string => {
  const value = credentials[name]?.trim() ?? '';
  if (!form.test(value))
    throw new ScanError(
      'scanner_failed',
      reportFault('credentials_unusable', { connector: cloudNames[provider], scanner: 'Prowler' }),
    );
  return value;
};

export const cloudNames = {
  aws: 'AWS',
  azure: 'Azure',
  gcp: 'Google Cloud',
  oracle_oci: 'Oracle Cloud',
} as const satisfies Record<Cloud['provider'], string>;

const any = /\S/;

const accesses: Readonly<Record<Cloud['provider'], (cloud: Cloud, work: string) => Access>> = {
  aws: (cloud) => ({
    args: ['aws', ...(cloud.regions.length > 0 ? ['--region', ...cloud.regions] : [])],
    env: {
      AWS_ACCESS_KEY_ID: field(cloud, 'access_key_id'),
      AWS_SECRET_ACCESS_KEY: field(cloud, 'secret_access_key', any),
      AWS_DEFAULT_REGION: cloud.regions[0] ?? 'us-east-1',
    },
    files: {},
  }),
  azure: (cloud) => ({
    args: ['azure', '--sp-env-auth', '--subscription-ids', field(cloud, 'subscription_id')],
    env: {
      AZURE_CLIENT_ID: field(cloud, 'client_id'),
      AZURE_CLIENT_SECRET: field(cloud, 'client_secret', any),
      AZURE_TENANT_ID: field(cloud, 'tenant_id'),
    },
    files: {},
  }),
  gcp: (cloud, work) => {
    const file = path.join(work, 'google.json');
    return {
      args: ['gcp', '--credentials-file', file, '--project-ids', field(cloud, 'project_id')],
      env: {},
      files: { [file]: parseGoogleKey(cloud.credentials, 'Prowler') },
    };
  },
  oracle_oci: (cloud, work) => {
    const [config, key] = [path.join(work, 'oci-config'), path.join(work, 'oci-key.pem')];
    const lines = [
      '[DEFAULT]',
      `user=${field(cloud, 'user_id')}`,
      `fingerprint=${field(cloud, 'key_fingerprint')}`,
      `tenancy=${field(cloud, 'tenancy_id')}`,
      `region=${cloud.regions[0] ?? ''}`,
      `key_file=${key}`,
      '',
    ];
    return {
      args: [
        'oraclecloud',
        '--oci-config-file',
        config,
        '--profile',
        'DEFAULT',
        '--compartment-id',
        field(cloud, 'compartment_id'),
      ],
      env: {},
      files: {
        [config]: lines.join('\n'),
        [key]: `${field(cloud, 'key_value', /-----BEGIN [A-Z ]*PRIVATE KEY-----/)}\n`,
      },
    };
  },
};

/** https://docs.prowler.com/user-guide/cli/tutorials/misc */
export const prowler: Scanner = {
  id: 'prowler',
  name: 'Prowler',
  program: 'prowler',
  kinds: ['cloud'],
  call: ({ target, work }: ScannerRequest) => {
    if (target.of !== 'cloud') throw new Error('Prowler does not look at this.');
    const {
      args: [provider = '', ...args],
      env,
      files,
    } = accesses[target.provider](target, work);
    return {
      args: [
        provider,
        '--output-formats',
        'json-ocsf',
        '--output-directory',
        work,
        '--output-filename',
        'prowler',
        '--no-banner',
        '--ignore-exit-code-3',
        ...args,
      ],
      // Scans never use the server's own cloud credentials.
      env: { AWS_EC2_METADATA_DISABLED: 'true', ...env },
      cwd: work,
      files,
      report: path.join(work, 'prowler.ocsf.json'),
      // Each cloud service has hosts of its own, and new ones are added.
      hosts: 'public',
      goodCodes: [0, 3],
      // A scan of some regions does not cover the others.
      complete: target.regions.length === 0 || target.provider === 'oracle_oci',
    };
  },
};
