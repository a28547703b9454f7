// How each tool is called: only for the packages of the fix, and never to install. The test doubles
// write their arguments into the lock file.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../platform/config/config.ts';
import { createOutgoingClient } from '../../../platform/outgoing/outgoing.ts';
import { pullRequestBody } from '../pull-requests/body.ts';
import { lockTools } from './lock-tools.ts';
import { renewLocks } from './renew-locks.ts';

const work = mkdtempSync(path.join(tmpdir(), 'parapet-lock-calls-'));
const programs = path.join(work, 'programs');
const registry = 'http://127.0.0.1:9';
const outgoing = createOutgoingClient({ allowed: ['127.0.0.1'] });
const installed = lockTools.filter(({ program }) => program !== 'npm');

beforeAll(() => {
  mkdirSync(programs);
  for (const { program, lock } of installed) {
    const file = path.join(programs, program);
    writeFileSync(file, `#!/bin/sh\nprintf '%s\\n' "$*" >> ${lock}\n`);
    chmodSync(file, 0o755);
  }
  chmodSync(work, 0o755);
});
afterAll(async () => {
  await outgoing.close();
  rmSync(work, { recursive: true, force: true });
});

/** The text before the recorded calls. */
const lockText = '__metadata:\n';

const renew = async (lock: string, searchPath = `${programs}:${process.env['PATH'] ?? ''}`) => {
  const tool = installed.find((each) => each.lock === lock) ?? expect.fail(lock);
  const { outcomes, changes } = await renewLocks(
    {
      outgoing,
      config: readConfig({
        PARAPET_DATA_DIR: path.join(work, 'data'),
        PARAPET_REGISTRIES: `${tool.type}=${registry}`,
        PATH: searchPath,
      }),
    },
    [{ path: tool.manifest, content: '', exists: true }],
    [
      { name: 'left', to: '1.0.1', manifest: tool.manifest, lock },
      { name: 'right', to: '2.0.3', manifest: tool.manifest, lock },
    ],
    (file) => Promise.resolve(file === lock ? lockText : undefined),
  );
  const after = changes.find((each) => each.path === lock)?.content;
  return { outcomes, calls: after?.slice(lockText.length).trimEnd().split('\n') };
};

const cargoUpdate =
  'update --config source.crates-io.replace-with="operator" --config source.operator.registry="sparse+http://127.0.0.1:9/" --package';

it.each([
  ['Cargo.lock', [`${cargoUpdate} left --precise 1.0.1`, `${cargoUpdate} right --precise 2.0.3`]],
  ['go.sum', ['get left@v1.0.1', 'get right@v2.0.3']],
  [
    'composer.lock',
    [
      'update left right --with-dependencies --no-install --no-scripts --no-plugins --no-interaction --ignore-platform-reqs',
    ],
  ],
  ['uv.lock', ['lock --no-build --upgrade-package left==1.0.1 --upgrade-package right==2.0.3']],
  [
    'pnpm-lock.yaml',
    [
      'install --lockfile-only --ignore-scripts --ignore-pnpmfile --no-frozen-lockfile --registry=http://127.0.0.1:9/',
    ],
  ],
  ['yarn.lock', ['install --mode=update-lockfile']],
  ['Gemfile.lock', ['lock --conservative --update left right']],
])('renews %s for these packages alone', async (lock, expected) => {
  const { outcomes, calls } = await renew(lock);
  expect(outcomes).toMatchObject([{ file: lock, isRenewed: true }]);
  expect(calls).toEqual(expected);
});

it.each([
  ['poetry.lock', 'runs_code', 'poetry update --lock left right'],
  ['Pipfile.lock', 'runs_code', 'pipenv lock'],
  ['bun.lock', 'no_lock_only', 'bun install --lockfile-only'],
])('never starts the tool of %s, and names its command first', async (lock, why, command) => {
  const { outcomes, calls } = await renew(lock);
  expect(outcomes).toMatchObject([{ file: lock, isRenewed: false, why }]);
  expect(calls).toBeUndefined();
  const [first = '', , step = ''] = pullRequestBody([], [], outcomes).split('\n');
  expect(first).toMatch(/^> \*\*Before merging:\*\*/);
  expect(step).toContain(`\`${command}\`, then commit \`${lock}\` (the tool `);
});

it.each([
  [
    'Cargo.lock',
    'cargo update --package left --precise 1.0.1 && cargo update --package right --precise 2.0.3',
  ],
  ['composer.lock', 'composer update left right --with-dependencies --no-install'],
  ['uv.lock', 'uv lock --upgrade-package left==1.0.1 --upgrade-package right==2.0.3'],
  ['go.sum', 'go mod tidy'],
  ['Gemfile.lock', 'bundle lock --conservative --update left right'],
])(
  'has the maintainer renew %s for these packages alone, where no tool is',
  async (lock, command) => {
    const { outcomes } = await renew(lock, '/nowhere');
    expect(outcomes).toMatchObject([{ isRenewed: false, why: 'tool_missing', command }]);
  },
);

it.each([
  [
    'yarn.lock',
    '__metadata:\n  version: 8\n\n"a@workspace:packages/a":\n  version: 0.0.0-use.local\n  resolution: "a@workspace:packages/a"\n\n"root@workspace:.":\n  resolution: "root@workspace:."\n',
  ],
  [
    'uv.lock',
    '[[package]]\nname = "a"\nversion = "0.1.0"\nsource = { editable = "packages/a" }\n\n[[package]]\nname = "root"\nsource = { virtual = "." }\n',
  ],
  [
    'pnpm-lock.yaml',
    "lockfileVersion: '9.0'\n\nimporters:\n\n  .: {}\n\n  packages/a:\n    dependencies:\n\n",
  ],
])('the tool of %s gets the manifests of the workspace that it names', (lock, text) => {
  const tool = lockTools.find((each) => each.lock === lock);
  expect(tool?.members?.({ manifest: '', lock: text })).toEqual(['packages/a']);
});
