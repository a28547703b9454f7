// The commands of docs/pipelines.md, word for word, against a listening server.
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sarif } from '../support/contract/seed.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { upload } from '../support/server/upload.ts';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/pipelines.md'), 'utf8');
const [, ...commands] = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = '']) => text);

const has = (command: string): boolean => {
  try {
    execFileSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const missing = ['curl', 'jq', 'bash'].filter((command) => !has(command));

let server: TestServer;
let folder: string;
beforeAll(async () => {
  // The pipeline waits by itself: the server works while it does.
  server = await startTestServer({ worker: { pollMs: 100 } });
  folder = await mkdtemp(path.join(tmpdir(), 'parapet-pipeline-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const bill = (version: string, ...vulnerabilities: string[]) =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    components: [
      { type: 'library', name: 'qs', version, 'bom-ref': 'qs', purl: `pkg:npm/qs@${version}` },
    ],
    vulnerabilities: vulnerabilities.map((id) => ({
      id,
      ratings: [{ severity: 'high' }],
      affects: [{ ref: 'qs' }],
    })),
  });

it('a pipeline uploads a report, waits for it, asks the gate and what a dependency brings', async ({
  skip,
}) => {
  if (missing.length > 0) skip(`this machine has no ${missing.join(', ')}`);
  const admin = server.as('admin');
  const created = await admin('createRepositoryWithList', {
    body: { source_control: 'manual', data: [{ nickname: 'ledger-api' }] },
  });
  const { token } = (
    await admin('generatePlexalyzerToken', {
      body: {
        name: 'ci',
        expired_at: new Date(Date.now() + 86_400_000).toISOString(),
        scopes: ['scans:upload', 'scans:read', 'components:read', 'gate:check'],
      },
    })
  ).ok();
  await server.runJobs();
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  await writeFile(path.join(folder, 'report.sarif'), JSON.stringify(sarif));
  const repository = created.ok().data[0]?.id ?? '';
  await upload(admin, repository, bill('6.5.3'), { ext: 'json' });
  await server.runJobs();
  await writeFile(path.join(folder, 'bom.json'), bill('6.5.2', 'CVE-2022-24999'));
  const script = commands
    .join('\n')
    .replace('$(git rev-parse HEAD)', '4f2c9d1')
    .replace('$(git branch --show-current)', 'older');
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: folder,
    env: { ...process.env, PARAPET: address, PARAPET_TOKEN: token, PARAPET_REPOSITORY: repository },
  });
  expect(stdout).toContain('"new": 1');
  expect(stdout).toContain('qs brings CVE-2022-24999, high');
  expect(stdout.trim().endsWith('true')).toBe(true);
});
