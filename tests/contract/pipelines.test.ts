// The commands of docs/pipelines.md, verbatim, against a listening server. Each section uses a
// token with exactly the scopes that it lists.
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TokenScope, tokenScopes } from '#domain/token-scopes';
import { sarif } from '../support/contract/seed.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { addRepository, upload } from '../support/server/upload.ts';
import { full } from '../support/server/full.ts';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/pipelines.md'), 'utf8');

type Section = { title: string; scopes: TokenScope[]; commands: string };

const isScope = (word: string): word is TokenScope =>
  (tokenScopes as readonly string[]).includes(word);

const sections: Section[] = page.split(/^#+ /m).flatMap((text) => {
  const commands = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  if (commands.length === 0) return [];
  const [title = ''] = text.split('\n');
  const [, named = ''] = /^Scopes: (.*)\.$/m.exec(text) ?? [];
  return [{ title, scopes: named.split(/[`, ]+/).filter(isScope), commands: commands.join('\n') }];
});

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
let address: string;
beforeAll(async () => {
  // The pipeline waits for the import, so the worker must poll.
  server = await startTestServer({ worker: { pollMs: 100 } });
  folder = await mkdtemp(path.join(tmpdir(), 'parapet-pipeline-'));
  await server.runJobs();
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
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

const tokenWith = async (scopes: TokenScope[]): Promise<string> => {
  const expired_at = new Date(Date.now() + 86_400_000).toISOString();
  const body = { name: `ci ${scopes.join(' ')}`, expired_at, scopes };
  return (await server.as('admin')('generatePlexalyzerToken', { body })).ok().token;
};

/** The commands of a section, with the URL and token of this test. */
const scriptOf = ({ commands }: Section, token: string): string =>
  [
    `export PARAPET=${address} PARAPET_TOKEN=${token}`,
    commands
      .replace(/^export PARAPET=.*\n/m, '')
      .replace(/^export PARAPET_TOKEN=.*\n/m, '')
      .replace('$(git rev-parse HEAD)', '4f2c9d1')
      .replace('$(git branch --show-current)', 'older'),
  ].join('\n');

const bash = (script: string) =>
  promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder });

it('names the scopes of each section that has commands', () => {
  expect(sections.length).toBeGreaterThan(5);
  expect(sections.filter(({ scopes }) => scopes.length === 0)).toEqual([]);
});

it('a pipeline does all that its page shows, each step with no more than its scopes', async ({
  skip,
}) => {
  if (missing.length > 0) skip(`this machine has no ${missing.join(', ')}`);
  const admin = server.as('admin');
  const repository = await addRepository(admin, 'ledger-api');
  await writeFile(path.join(folder, 'report.sarif'), JSON.stringify(sarif));
  await upload(admin, repository, bill('6.5.3'), { ext: 'json' });
  await server.runJobs();
  await writeFile(path.join(folder, 'bom.json'), bill('6.5.2', 'CVE-2022-24999'));
  const steps = [];
  for (const section of sections) steps.push(scriptOf(section, await tokenWith(section.scopes)));
  steps.push('echo "export PARAPET_REPOSITORY=$PARAPET_REPOSITORY scan=$scan bill=$bill" > known');
  const { stdout } = await bash(steps.join('\n'));
  expect(stdout).toContain('"new": 1');
  expect(stdout).toContain('high Input reaches the SQL text');
  expect(stdout).toContain('qs brings CVE-2022-24999, high');
  expect(stdout.trim().endsWith('true')).toBe(true);
  const exported: unknown = JSON.parse(await readFile(path.join(folder, 'parapet.sarif'), 'utf8'));
  expect(exported).toMatchObject({ version: '2.1.0', runs: [{ results: [{}] }] });
});

it.runIf(full)('fails without any one of the scopes that a section names', async ({ skip }) => {
  if (missing.length > 0) skip(`this machine has no ${missing.join(', ')}`);
  for (const section of sections)
    for (const lacking of section.scopes) {
      const others = section.scopes.filter((scope) => scope !== lacking);
      const token = await tokenWith(others.length > 0 ? others : ['jobs:read']);
      const run = bash(`. ./known\n${scriptOf(section, token)}`);
      await expect(run, `${section.title} without ${lacking}`).rejects.toThrow();
    }
});
