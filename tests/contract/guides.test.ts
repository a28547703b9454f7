// The commands of the guides at /docs, verbatim, against a listening server.
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sarif as twoFindings } from '../support/server/sarif.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { addRepository, upload } from '../support/server/upload.ts';

const guides = readFileSync(path.resolve(import.meta.dirname, '../../openapi/guides.md'), 'utf8');

/** The commands by section title. */
const commands = new Map(
  guides.split(/^## /m).flatMap((section) => {
    const [, block] = /```sh\n([\s\S]*?)```/.exec(section) ?? [];
    return block === undefined ? [] : [[section.split('\n')[0] ?? '', block] as const];
  }),
);

const missing = ['curl', 'bash', 'cmp', 'node'].filter((command) => {
  try {
    execFileSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' });
    return false;
  } catch {
    return true;
  }
});

let server: TestServer;
let folder: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(path.join(tmpdir(), 'parapet-guides-'));
  const admin = server.as('admin');
  const repository = await addRepository(admin, 'ledger-api');
  await upload(
    admin,
    repository,
    twoFindings([
      { file: 'src/search.ts', line: 41, code: 'db.query(memo)' },
      { file: 'src/other.ts', line: 7, code: 'db.query(name)' },
    ]),
  );
  await server.runJobs();
  await writeFile(path.join(folder, 'report.sarif'), twoFindings([]));
  const { token } = (
    await admin('generatePlexalyzerToken', {
      body: {
        name: 'guides',
        expired_at: new Date(Date.now() + 86_400_000).toISOString(),
        scopes: ['repositories:read', 'findings:read', 'scans:upload'],
      },
    })
  ).ok();
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  env = {
    ...process.env,
    PARAPET: address,
    PARAPET_TOKEN: token,
    PARAPET_REPOSITORY: repository,
  };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

it.for([
  ['Begin', '"nickname":"ledger-api"'],
  ['Read all pages', 'one more page\none more page\n'],
  ['Take only the fields that you need', '"attributes":{"title":'],
  ['Ask only for what is new', '304\n'],
  ['Make a thing once', 'one scan\n'],
  ['Errors', '"type":"/docs/problems/invalid_request"'],
  ['A typed client', '2 findings\n400 invalid_request '],
])('%s: the commands do what the guide says', async ([title = '', printed], { skip }) => {
  if (missing.length > 0) skip(`this machine has no ${missing.join(', ')}`);
  const { stdout } = await promisify(execFile)(
    'bash',
    ['-euo', 'pipefail', '-c', commands.get(title) ?? 'exit 1'],
    { cwd: folder, env },
  );
  expect(stdout).toContain(printed);
});

it('tries each guide that has commands, and the reference begins with them', async () => {
  expect([...commands.keys()]).toEqual([
    'Begin',
    'Read all pages',
    'Take only the fields that you need',
    'Ask only for what is new',
    'Make a thing once',
    'Errors',
    'A typed client',
  ]);
  const { info } = (await server.app.inject('/docs/openapi.json')).json<{
    info: { description: string };
  }>();
  expect(info.description).toContain(guides.trim());
});
