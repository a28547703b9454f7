// Partially failed runs in which the tool names the failed part: the rest of the run is complete.
import { describe, expect, it } from 'vitest';
import { exceptionsOf, scopeOf } from './scope-of.ts';

const terrascan = (...errors: [directory: string, errMsg: string][]) => ({
  results: {
    scan_errors: errors.map(([directory, errMsg]) => ({ iac_type: 'all', directory, errMsg })),
    violations: null,
    skipped_violations: null,
    scan_summary: { 'file/folder': '/src/shop', iac_type: 'all', policies_validated: 9 },
  },
});
const phpstan = (...errors: string[]) => ({
  totals: { errors: errors.length, file_errors: 0 },
  files: [],
  errors,
});
const whole = { incomplete: undefined, files: [], rules: [] };

describe("Terrascan's errors", () => {
  it.each([
    'no helm charts found in directory /src/shop',
    'kustomization.y(a)ml file not found in the directory /src/shop',
    'Dockerfile not found in the directory /src/shop',
    'kubernetes files not found in the directory /src/shop',
    "directory '/src/shop' has no terraform config files",
  ])('that there is nothing of a kind leave nothing out: %s', async (message) => {
    expect(await scopeOf(terrascan(['/src/shop', message]))).toEqual(whole);
  });

  it('name the file, or else the folder, below the scanned one', async () => {
    const scope = await scopeOf(
      terrascan(
        ['/src/shop/k8s', "error while loading iac file '/src/shop/k8s/a.yaml'. err: no kind"],
        ['/src/shop/infra', "failed to load terraform config dir '/src/shop/infra'. error: x"],
      ),
    );
    expect(scope).toEqual({ ...whole, files: ['k8s/a.yaml', 'infra'] });
  });

  it('of the scanned folder itself are about everything', async () => {
    const message = 'failed to build unified config. errors: x';
    expect(await scopeOf(terrascan(['/src/shop', message]))).toMatchObject({
      incomplete: 'files_failed',
    });
  });

  it('say the same as XML', async () => {
    const xml = (error: string) =>
      `<results><scan_errors>${error}</scan_errors><violations></violations><scan_summary file_folder="/src/shop" iac_type="all"></scan_summary></results>`;
    const of = (directory: string, message: string) =>
      xml(`<scan_error iac_type="helm" directory="${directory}" errMsg="${message}"/>`);
    expect(await scopeOf(of('/src/shop', 'no helm charts found in directory /src/shop'))).toEqual(
      whole,
    );
    expect(await scopeOf(of('/src/shop/chart', 'error occurred while loading chart'))).toEqual({
      ...whole,
      files: ['chart'],
    });
  });
});

describe("PHPStan's errors of no file", () => {
  it('are none of the run where an ignored pattern had nothing to ignore', async () => {
    const message = 'Ignored error pattern #^Call to# was not matched in reported errors.';
    expect(await scopeOf(phpstan(message))).toEqual(whole);
  });

  it('leave out the file that they name', async () => {
    const message = 'Internal error: Out of range while analysing file /app/src/Cart.php';
    expect(await scopeOf(phpstan(`${message}\nRun PHPStan with -v option.`))).toEqual({
      ...whole,
      files: ['app/src/Cart.php', 'src/Cart.php', 'Cart.php'],
    });
  });

  it('are about everything else where they name none', async () => {
    expect(await scopeOf(phpstan('Reached internal errors count limit of 50'))).toMatchObject({
      incomplete: 'files_failed',
    });
  });
});

describe("Scout Suite's rules", () => {
  it('that failed stay as they were, and the others do not', async () => {
    const report = `scoutsuite_results =\n${JSON.stringify({
      account_id: '42',
      provider_code: 'aws',
      last_run: { version: '5.14.0' },
      services: {
        s3: {
          findings: {
            's3-failed': { description: 'A', flagged_items: 0, checked_items: 0 },
            's3-passed': { description: 'B', flagged_items: 0, checked_items: 3, items: [] },
          },
        },
      },
    })}`;
    expect(await scopeOf(report)).toEqual({ ...whole, rules: ['aws:s3-failed'] });
  });
});

describe("Snyk's failed projects", () => {
  const tested = {
    ok: true,
    vulnerabilities: [],
    dependencyCount: 3,
    packageManager: 'npm',
    displayTargetFile: 'web/package.json',
    path: '/src/shop',
  };
  const failed = { ok: false, error: 'Could not parse the file', path: '/src/shop' };

  it('leave out the manifest that they name', async () => {
    const parts = await exceptionsOf([
      tested,
      { ...failed, displayTargetFile: 'api/package.json' },
    ]);
    expect(new Set(parts.map(({ file }) => file))).toEqual(new Set(['api/package.json']));
  });

  it('leave out the file of infrastructure that they name', async () => {
    const rules = {
      ok: true,
      infrastructureAsCodeIssues: [],
      targetFile: 'main.tf',
      targetFilePath: '/src/shop/main.tf',
      projectType: 'terraformconfig',
    };
    expect(await scopeOf([rules, { ...failed, code: 1021, path: 'infra/broken.tf' }])).toEqual({
      ...whole,
      files: ['infra/broken.tf', 'broken.tf'],
    });
  });

  it('are about everything where they name a folder alone', async () => {
    expect(await scopeOf([tested, failed])).toMatchObject({ incomplete: 'files_failed' });
  });
});
