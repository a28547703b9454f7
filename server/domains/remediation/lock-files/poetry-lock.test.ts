// The command that a maintainer gets for poetry.lock, with Poetry as it is installed here. Parapet
// itself never starts it.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isInstalled } from '../../../../tests/support/server/installed.ts';
import {
  type FileRegistry,
  startFileRegistry,
} from '../../../../tests/support/server/registries/file-registry.ts';
import { wheelOf } from '../../../../tests/support/server/registries/python-registry.ts';
import { toolForLock } from './lock-tools.ts';

const work = mkdtempSync(path.join(tmpdir(), 'parapet-poetry-'));
let registry: FileRegistry;
beforeAll(async () => {
  const names = ['left', 'right'];
  const versions = ['1.0.0', '1.0.1', '1.1.0'];
  const fileOf = (name: string, version: string) => `${name}-${version}-py3-none-any.whl`;
  registry = await startFileRegistry({
    // PEP 503
    ...Object.fromEntries(
      names.map((name) => [
        `simple/${name}/`,
        versions.map((each) => `<a href="/${fileOf(name, each)}">${each}</a>`).join('\n'),
      ]),
    ),
    ...Object.fromEntries(
      names.flatMap((name) =>
        versions.map((version) => [fileOf(name, version), wheelOf(name, version)]),
      ),
    ),
  });
});
afterAll(() => {
  registry.close();
  rmSync(work, { recursive: true, force: true });
});

const run = async (command: string): Promise<void> => {
  const [program = '', ...args] = command.split(' ');
  await promisify(execFile)(program, [...args, '--no-interaction'], {
    cwd: work,
    env: {
      PATH: process.env['PATH'],
      HOME: work,
      PYTHON_KEYRING_BACKEND: 'keyring.backends.null.Keyring',
      POETRY_VIRTUALENVS_CREATE: 'false',
    },
  });
};

const isFirst = (): boolean =>
  execFileSync('poetry', ['--version'], { encoding: 'utf8' }).includes('version 1.');

const manifestOf = (left: string, right: string) => `[tool.poetry]
name = "app"
version = "0.1.0"
description = ""
authors = []

[[tool.poetry.source]]
name = "own"
url = "${registry.url}/simple/"
${isFirst() ? 'default = true' : 'priority = "primary"'}

[tool.poetry.dependencies]
python = ">=3.8"
left = "${left}"
right = "${right}"
`;

const write = (manifest: string) => {
  writeFileSync(path.join(work, 'pyproject.toml'), manifest);
};
const versionsIn = (lock: string) => [...lock.matchAll(/^version = "(.+)"/gm)].map(([, v]) => v);
const readLock = () => readFileSync(path.join(work, 'poetry.lock'), 'utf8');

// Skipped if Poetry is not installed.
it.skipIf(!isInstalled('poetry'))(
  'renews poetry.lock for this package alone, and Poetry finds it consistent',
  async () => {
    write(manifestOf('1.0.0', '1.0.0'));
    await run('poetry lock');
    // The range of the other package takes a later version, which the lock file does not name.
    write(manifestOf('1.0.0', '^1.0'));
    await run('poetry update --lock left');
    expect(versionsIn(readLock())).toEqual(['1.0.0', '1.0.0']);
    write(manifestOf('1.0.1', '^1.0'));
    const command = toolForLock('poetry.lock')?.command([{ name: 'left', to: '1.0.1' }], '') ?? '';
    await run(command);
    expect(versionsIn(readLock())).toEqual(['1.0.1', '1.0.0']);
    await run(isFirst() ? 'poetry lock --check' : 'poetry check --lock');
  },
  120_000,
);
