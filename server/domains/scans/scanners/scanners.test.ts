import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lastLines, secretsOf } from './mask.ts';
import { nextDueAt } from '../schedule/scheduled-scans.ts';
import { installedFor, programOf, scanners, scannersFor } from './registry.ts';
import { createEnvironment } from '../run/run-program.ts';
import { ScanError } from '../run/scan-fault.ts';
import type { Credentials, ScannerId, Target } from './scanner.ts';

const work = path.join(tmpdir(), 'work');
const order = (target: Target) => ({ target, work, cache: '/var/cache/parapet', minutes: 30 });
const code = (kind: Extract<Target, { of: 'code' }>['kind'], semgrep = {}): Target => ({
  of: 'code',
  kind,
  folder: '/code',
  semgrep,
});
const cloud = (
  provider: Extract<Target, { of: 'cloud' }>['provider'],
  credentials: Credentials,
  regions: string[] = [],
): Target => ({ of: 'cloud', provider, credentials, regions });

const key = JSON.stringify({
  type: 'service_account',
  project_id: 'acme-prod',
  private_key: '-----BEGIN PRIVATE KEY-----\nc2VjcmV0LWtleQ==\n-----END PRIVATE KEY-----\n',
  token_uri: 'http://169.254.169.254/token',
});
const accounts = {
  aws: { access_key_id: 'AKIAEXAMPLE000000000', secret_access_key: 'aws-secret-value' },
  azure: {
    client_id: 'client',
    client_secret: 'azure-secret-value',
    subscription_id: '0000-1111',
    tenant_id: 'tenant',
  },
  gcp: {
    application_credentials: key,
    client_email: 'a@b.example',
    project_id: 'acme-prod',
    service_account: 'a',
  },
  oracle_oci: {
    compartment_id: 'ocid1.compartment.oc1..aaa',
    key_fingerprint: '20:3b:97',
    key_value: '-----BEGIN PRIVATE KEY-----\nb2NpLXNlY3JldA==\n-----END PRIVATE KEY-----',
    tenancy_id: 'ocid1.tenancy.oc1..bbb',
    user_id: 'ocid1.user.oc1..ccc',
  },
};

describe('Trivy', () => {
  it.each([
    ['full', 'vuln,secret,misconfig', true],
    ['sca', 'vuln', false],
    ['secret', 'secret', false],
    ['iac', 'misconfig', false],
  ] as const)('looks for %s, and closes only after a look at all', (kind, looksFor, complete) => {
    const call = scanners.trivy.call(order(code(kind)));
    expect(call.args).toEqual([
      'fs',
      '--format',
      'json',
      '--output',
      call.report,
      '--quiet',
      '--no-progress',
      '--timeout',
      '30m',
      '--cache-dir',
      '/var/cache/parapet/trivy',
      '--scanners',
      looksFor,
      '/code',
    ]);
    expect(call).toMatchObject({ complete, cwd: work, goodCodes: [0], env: {}, files: {} });
  });

  it('pulls an image with what its registry takes, and never by an argument', () => {
    const image = (access: Extract<Target, { of: 'image' }>['access']) =>
      scanners.trivy.call(
        order({ of: 'image', reference: 'ghcr.io/acme/api:1', ...(access && { access }) }),
      );
    expect(image(undefined)).toMatchObject({ env: {}, complete: true });
    const calls = [
      image({ by: 'login', username: 'bot', password: 'registry-password' }),
      image({ by: 'aws', credentials: accounts.aws, region: 'eu-west-1' }),
      image({ by: 'azure', credentials: accounts.azure }),
      image({ by: 'gcp', credentials: accounts.gcp }),
    ];
    expect(calls.map(({ env }) => env)).toEqual([
      { TRIVY_USERNAME: 'bot', TRIVY_PASSWORD: 'registry-password' },
      {
        AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE000000000',
        AWS_SECRET_ACCESS_KEY: 'aws-secret-value',
        AWS_REGION: 'eu-west-1',
      },
      {
        AZURE_CLIENT_ID: 'client',
        AZURE_CLIENT_SECRET: 'azure-secret-value',
        AZURE_TENANT_ID: 'tenant',
      },
      { GOOGLE_APPLICATION_CREDENTIALS: path.join(work, 'google.json') },
    ]);
    for (const { args } of calls) {
      expect(args.slice(-3)).toEqual(['--image-src', 'remote', 'ghcr.io/acme/api:1']);
      expect(args.join(' ')).not.toMatch(/secret-value|registry-password|PRIVATE/);
    }
    // The key must not determine where Google's libraries request a token.
    expect(JSON.parse(calls[3]?.files[path.join(work, 'google.json')] ?? '')).toMatchObject({
      token_uri: 'https://oauth2.googleapis.com/token',
    });
  });
});

describe('Semgrep', () => {
  it('runs the usual rules, or those of the organisation with its token', () => {
    expect(scanners.semgrep.call(order(code('sast')))).toMatchObject({
      cwd: '/code',
      complete: true,
      goodCodes: [0, 1],
    });
    expect(scanners.semgrep.call(order(code('sast'))).args.slice(0, 3)).toEqual([
      'scan',
      '--config',
      'p/default',
    ]);
    const own = scanners.semgrep.call(
      order(
        code('full', {
          token: 'semgrep-token',
          config: 'p/ci, r/generic.secrets .semgrep/rules.yml',
        }),
      ),
    );
    expect(own.args.slice(1, 7)).toEqual([
      '--config',
      'p/ci',
      '--config',
      'r/generic.secrets',
      '--config',
      '.semgrep/rules.yml',
    ]);
    expect(own.env).toMatchObject({ SEMGREP_APP_TOKEN: 'semgrep-token' });
    expect(own.args.join(' ')).not.toContain('semgrep-token');
  });

  it.each([
    '/etc/passwd',
    '../other/rules.yml',
    'rules/../../x.yml',
    'http://169.254.169.254/',
    'https://rules.example/a.yml',
    '--config=x',
    'auto',
    'rules',
  ])('reads no rules from %s', (config) => {
    expect(() => scanners.semgrep.call(order(code('sast', { config })))).toThrow(ScanError);
  });
});

it('has Gitleaks keep the secrets that it finds to itself', () => {
  const config = path.join(work, 'gitleaks.toml');
  expect(scanners.gitleaks.call(order(code('secret')))).toMatchObject({
    // Uses its own configuration: the scanned code must not decide what a secret is.
    args: expect.arrayContaining(['--config', config, '--redact', '--exit-code', '0']) as unknown,
    files: { [config]: '[extend]\nuseDefault = true\n' },
    cwd: '/code',
    complete: true,
    goodCodes: [0],
  });
});

describe('Prowler', () => {
  it('reaches each cloud with its connector, by environment and files alone', () => {
    const calls = [
      scanners.prowler.call(order(cloud('aws', accounts.aws, ['eu-west-1', 'us-east-1']))),
      scanners.prowler.call(order(cloud('azure', accounts.azure))),
      scanners.prowler.call(order(cloud('gcp', accounts.gcp))),
      scanners.prowler.call(order(cloud('oracle_oci', accounts.oracle_oci, ['eu-frankfurt-1']))),
    ];
    const common = [
      '--output-formats',
      'json-ocsf',
      '--output-directory',
      work,
      '--output-filename',
      'prowler',
      '--no-banner',
      '--ignore-exit-code-3',
    ];
    expect(calls.map(({ args }) => args)).toEqual([
      ['aws', ...common, '--region', 'eu-west-1', 'us-east-1'],
      ['azure', ...common, '--sp-env-auth', '--subscription-ids', '0000-1111'],
      [
        'gcp',
        ...common,
        '--credentials-file',
        path.join(work, 'google.json'),
        '--project-ids',
        'acme-prod',
      ],
      [
        'oraclecloud',
        ...common,
        '--oci-config-file',
        path.join(work, 'oci-config'),
        '--profile',
        'DEFAULT',
        '--compartment-id',
        'ocid1.compartment.oc1..aaa',
      ],
    ]);
    expect(calls[0]?.env).toMatchObject({
      AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE000000000',
      AWS_SECRET_ACCESS_KEY: 'aws-secret-value',
      AWS_EC2_METADATA_DISABLED: 'true',
    });
    expect(calls[3]?.files[path.join(work, 'oci-config')]).toContain('region=eu-frankfurt-1\n');
    // A scan of some regions must not close findings of the others.
    expect(calls.map(({ complete }) => complete)).toEqual([false, true, true, true]);
  });

  it.each([
    [
      'a line of its own in a file',
      'oracle_oci',
      { ...accounts.oracle_oci, user_id: 'x\nsecurity_token_file=/etc/passwd' },
    ],
    ['an option', 'azure', { ...accounts.azure, subscription_id: '--config-file' }],
    [
      'a key that names a program',
      'gcp',
      {
        ...accounts.gcp,
        application_credentials:
          '{"type":"external_account","credential_source":{"executable":{"command":"id"}}}',
      },
    ],
  ] as const)('refuses credentials that are %s', (_, provider, credentials) => {
    expect(() =>
      scanners.prowler.call(order(cloud(provider, credentials, ['eu-frankfurt-1']))),
    ).toThrow(/Enter them again/);
  });
});

describe('programs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parapet-programs-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const config = (programs: Partial<Record<ScannerId, string>> = {}) => ({
    scanners: {
      path: `relative:${folder}`,
      minutes: 30,
      atOnce: 1,
      sandbox: 'off' as const,
      hosts: [],
      programs: {
        trivy: undefined,
        semgrep: undefined,
        gitleaks: undefined,
        prowler: undefined,
        ...programs,
      },
    },
  });
  writeFileSync(path.join(folder, 'trivy'), '', { mode: 0o755 });
  writeFileSync(path.join(folder, 'gitleaks'), '', { mode: 0o644 });

  it('are found on the path or where the operator says, when they can be run', async () => {
    expect(await programOf(config(), scanners.trivy)).toBe(path.join(folder, 'trivy'));
    expect(await programOf(config(), scanners.gitleaks)).toBeUndefined();
    expect(await programOf(config({ semgrep: path.join(folder, 'trivy') }), scanners.semgrep)).toBe(
      path.join(folder, 'trivy'),
    );
    expect(await programOf(config({ semgrep: folder }), scanners.semgrep)).toBeUndefined();
    expect(await programOf(config({ trivy: 'off' }), scanners.trivy)).toBeUndefined();
    expect((await installedFor(config(), 'full')).map(({ id }) => id)).toEqual(['trivy']);
    expect(await installedFor(config(), 'sast')).toEqual([]);
  });

  it('answer each kind of scan', () => {
    expect(
      Object.fromEntries(
        (['full', 'sast', 'sca', 'secret', 'iac', 'image', 'cloud'] as const).map((kind) => [
          kind,
          scannersFor(kind)
            .map(({ id }) => id)
            .join(' '),
        ]),
      ),
    ).toEqual({
      full: 'trivy semgrep gitleaks',
      sast: 'semgrep',
      sca: 'trivy',
      secret: 'trivy gitleaks',
      iac: 'trivy',
      image: 'trivy',
      cloud: 'prowler',
    });
  });

  it('get nothing of the server but what they need to run', () => {
    const env = createEnvironment(
      {
        PATH: '/bin',
        HTTPS_PROXY: 'http://proxy',
        DATABASE_URL: 'postgres://secret',
        PARAPET_SECRET_KEY: 'secret',
        AWS_SECRET_ACCESS_KEY: 'secret',
        SMTP_PASSWORD: 'secret',
        HOME: '/root',
      },
      '/home/scanner',
    );
    expect(env).toEqual({
      PATH: '/bin',
      HTTPS_PROXY: 'http://proxy',
      HOME: '/home/scanner',
      TMPDIR: '/home/scanner',
      NO_COLOR: '1',
    });
  });
});

it('shows the last words of a scanner without any secret', () => {
  const call = scanners.prowler.call(
    order(cloud('oracle_oci', accounts.oracle_oci, ['eu-frankfurt-1'])),
  );
  const output = [
    ...Array.from({ length: 30 }, (_, line) => `line ${line}`),
    '\u001b[31mdenied\u001b[0m',
    'b2NpLXNlY3JldA==',
    'user ocid1.user.oc1..ccc',
    'https://bot:pass@registry.example/',
    'Authorization: Bearer abcdefghijkl',
  ].join('\n');
  const shown = lastLines(output, secretsOf(call), { lines: 6 });
  expect(shown).toBe(
    [
      'line 29',
      'denied',
      '•••',
      'user •••',
      'https://•••@registry.example/',
      'Authorization: •••',
    ].join('\n'),
  );
});

it.each([
  ['daily', '2026-01-30T08:00:00Z', '2026-01-31T07:50:00.000Z'],
  ['weekly', '2026-01-30T08:00:00Z', '2026-02-06T07:50:00.000Z'],
  ['monthly', '2026-01-31T08:00:00Z', '2026-02-28T07:50:00.000Z'],
  ['monthly', '2026-12-15T08:00:00Z', '2027-01-15T07:50:00.000Z'],
] as const)('is due %s after %s', (schedule, last, due) => {
  expect(nextDueAt(schedule, new Date(last))?.toISOString()).toBe(due);
});
