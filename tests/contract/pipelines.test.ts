// The commands of docs/pipelines.md, as they stand there, against a listening server.
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sarif } from '../support/contract/seed.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

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
  server = await startTestServer();
  folder = await mkdtemp(path.join(tmpdir(), 'parapet-pipeline-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

it('a pipeline uploads a report, waits for it and asks the gate', { timeout: 60_000 }, async ({ skip }) => {
  if (missing.length > 0) skip(`this machine has no ${missing.join(', ')}`);
  const admin = server.as('admin');
  const created = await admin('createRepositoryWithList', { body: { source_control: 'manual', data: [{ nickname: 'ledger-api' }] } });
  const { token } = (await admin('generatePlexalyzerToken', { body: { name: 'ci', expired_at: new Date(Date.now() + 86_400_000).toISOString(), scopes: ['scans:upload', 'scans:read', 'gate:check'] } })).ok();
  await server.runJobs();
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  await writeFile(path.join(folder, 'report.sarif'), JSON.stringify(sarif));
  const script = commands.join('\n').replace('$(git rev-parse HEAD)', '4f2c9d1');
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: folder,
    env: { ...process.env, PARAPET: address, PARAPET_TOKEN: token, PARAPET_REPOSITORY: created.ok().data[0]?.id },
  });
  expect(stdout).toContain('"new": 1');
  expect(stdout.trim().endsWith('true')).toBe(true);
});
