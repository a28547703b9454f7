import path from 'node:path';
import { parseGoogleKey } from './google-key.ts';
import type { CodeKind, ScannerRequest, RegistryAccess, Scanner } from './scanner.ts';

/** Trivy's names of its scanners. */
const looksFor: Readonly<Record<Exclude<CodeKind, 'sast'>, string>> = {
  full: 'vuln,secret,misconfig',
  sca: 'vuln',
  secret: 'secret',
  iac: 'misconfig',
};

const keyFile = (work: string) => path.join(work, 'google.json');

const accessOf = (
  access: RegistryAccess | undefined,
  work: string,
): { env: Record<string, string>; files: Record<string, string> } => {
  if (access === undefined) return { env: {}, files: {} };
  if (access.by === 'login')
    return { env: { TRIVY_USERNAME: access.username, TRIVY_PASSWORD: access.password }, files: {} };
  const field = (name: string) => access.credentials[name] ?? '';
  if (access.by === 'aws')
    return {
      env: {
        AWS_ACCESS_KEY_ID: field('access_key_id'),
        AWS_SECRET_ACCESS_KEY: field('secret_access_key'),
        ...(access.region !== undefined && { AWS_REGION: access.region }),
      },
      files: {},
    };
  if (access.by === 'azure')
    return {
      env: {
        AZURE_CLIENT_ID: field('client_id'),
        AZURE_CLIENT_SECRET: field('client_secret'),
        AZURE_TENANT_ID: field('tenant_id'),
      },
      files: {},
    };
  return {
    env: { GOOGLE_APPLICATION_CREDENTIALS: keyFile(work) },
    files: { [keyFile(work)]: parseGoogleKey(access.credentials, 'Trivy') },
  };
};

/**
 * https://trivy.dev/latest/docs/references/configuration/cli/trivy_filesystem/ and …/trivy_image/
 */
export const trivy: Scanner = {
  id: 'trivy',
  name: 'Trivy',
  program: 'trivy',
  kinds: ['full', 'sca', 'secret', 'iac', 'image'],
  call: ({ target, work, cache, minutes }: ScannerRequest) => {
    const report = path.join(work, 'trivy.json');
    const common = [
      '--format',
      'json',
      '--output',
      report,
      '--quiet',
      '--no-progress',
      '--timeout',
      `${minutes}m`,
      '--cache-dir',
      path.join(cache, 'trivy'),
    ];
    // Trivy reads settings from its working directory, which is empty so that the code cannot
    // change how it is scanned. Registries store layers at other hosts, and code declares where its
    // modules come from.
    const rest = { cwd: work, report, hosts: 'public', goodCodes: [0] } as const;
    if (target.of === 'image') {
      // Pulls from the registry only, never from the machine's local images.
      return {
        ...rest,
        ...accessOf(target.access, work),
        args: [
          'image',
          ...common,
          '--scanners',
          'vuln,secret',
          '--image-src',
          'remote',
          target.reference,
        ],
        complete: true,
      };
    }
    if (target.of !== 'code' || target.kind === 'sast')
      throw new Error('Trivy does not look at this.');
    // A scan of one kind does not close findings of the others.
    return {
      ...rest,
      env: {},
      files: {},
      args: ['fs', ...common, '--scanners', looksFor[target.kind], target.folder],
      complete: target.kind === 'full',
    };
  },
};
