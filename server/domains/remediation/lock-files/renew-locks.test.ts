import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type NpmRegistry,
  startNpmRegistry,
} from '../../../../tests/support/server/registries/npm-registry.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { createOutgoingClient } from '../../../platform/outgoing/outgoing.ts';
import { versionsBelow } from './lock-outcome.ts';
import { renewLocks, type UpgradeInFile } from './renew-locks.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'parapet-locks-'));
const outgoing = createOutgoingClient({ allowed: ['127.0.0.1'] });
let registry: NpmRegistry;

beforeAll(async () => {
  registry = await startNpmRegistry({
    left: { '1.0.0': {}, '1.0.1': {}, '1.1.0': {} },
    right: { '2.0.0': { dependencies: { left: '^1.0.0' } } },
  });
});
afterAll(async () => {
  registry.close();
  await outgoing.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const configOf = (more: Record<string, string> = {}) =>
  readConfig({
    PARAPET_DATA_DIR: dataDir,
    PARAPET_REGISTRIES: `npm=${registry.url}`,
    PATH: process.env['PATH'] ?? '',
    ...more,
  });

const manifestOf = (left: string) =>
  `${JSON.stringify({ name: 'app', version: '1.0.0', dependencies: { left, right: '2.0.0' } }, null, 2)}\n`;
const entry = (name: string, version: string) => ({
  version,
  resolved: `https://packages.example/${name}/-/${version}.tgz`,
  integrity: `sha512-${Buffer.alloc(64, version).toString('base64')}`,
});
const lock = `${JSON.stringify(
  {
    name: 'app',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'app', version: '1.0.0', dependencies: { left: '1.0.0', right: '2.0.0' } },
      'node_modules/left': entry('left', '1.0.0'),
      'node_modules/right': { ...entry('right', '2.0.0'), dependencies: { left: '^1.0.0' } },
    },
  },
  null,
  2,
)}\n`;

const renew = (
  files: Record<string, string>,
  manifest: string,
  upgrade: Partial<UpgradeInFile> = {},
  config = configOf(),
) =>
  renewLocks(
    { outgoing, config },
    [{ path: 'package.json', content: manifest, exists: true }],
    [{ name: 'left', to: '1.0.1', manifest: 'package.json', lock: undefined, ...upgrade }],
    (file) => Promise.resolve(files[file]),
  );

describe('a lock file of npm', () => {
  it('is made by npm for the changed manifest, and nothing else of it changes', async () => {
    const { changes, outcomes } = await renew({ 'package-lock.json': lock }, manifestOf('1.0.1'));
    expect(outcomes).toMatchObject([
      {
        file: 'package-lock.json',
        isRenewed: true,
        resolved: [{ name: 'left', to: '1.0.1', versions: ['1.0.1'] }],
      },
    ]);
    expect(changes.map(({ path: file, exists }) => [file, exists])).toEqual([
      ['package.json', true],
      ['package-lock.json', true],
    ]);
    const [before, after] = [lock, changes[1]?.content ?? ''].map((text) => text.split('\n'));
    expect(after?.filter((line) => !before?.includes(line))).toEqual([
      '        "left": "1.0.1",',
      '      "version": "1.0.1",',
      '      "resolved": "https://packages.example/left/-/1.0.1.tgz",',
      expect.stringContaining('"integrity"') as string,
    ]);
    expect(readdirSync(path.join(dataDir, 'lock-files'))).toEqual([]);
  });

  it('runs none of the repository’s scripts and follows none of its settings elsewhere', async () => {
    const manifest = JSON.stringify({
      name: 'app',
      version: '1.0.0',
      scripts: { preinstall: 'exit 7', prepare: 'exit 7' },
      dependencies: { left: '1.0.1', right: '2.0.0' },
    });
    const other = 'registry=https://elsewhere.example/';
    expect(
      (await renew({ 'package-lock.json': lock, '.npmrc': other }, manifest)).outcomes,
    ).toMatchObject([
      { isRenewed: false, why: 'other_registry', words: 'https://elsewhere.example/' },
    ]);
    expect(
      (
        await renew(
          {
            'package-lock.json': lock,
            '.npmrc': `registry=${registry.url}/\nignore-scripts=false`,
          },
          manifest,
        )
      ).outcomes,
    ).toMatchObject([{ isRenewed: true }]);
  });

  it('reaches no other host than the registries of the operator', async () => {
    const manifest = manifestOf('https://elsewhere.example/left.tgz');
    const { outcomes, changes } = await renew({ 'package-lock.json': lock }, manifest);
    expect(outcomes).toMatchObject([
      { isRenewed: false, why: 'other_registry', words: 'elsewhere.example' },
    ]);
    expect(changes).toHaveLength(1);
  });

  it('says what npm said where it cannot be made', async () => {
    const { outcomes } = await renew({ 'package-lock.json': lock }, manifestOf('9.9.9'));
    expect(outcomes).toMatchObject([
      { isRenewed: false, why: 'tool_failed', words: expect.stringContaining('ETARGET') as string },
    ]);
    expect(JSON.stringify(outcomes)).not.toContain(dataDir);
  });

  it('follows a pin of a package that others bring', async () => {
    const manifestWith = (more: object) =>
      JSON.stringify({ name: 'app', version: '1.0.0', dependencies: { right: '2.0.0' }, ...more });
    const { packages } = JSON.parse(lock) as { packages: Record<string, object> };
    const { outcomes } = await renew(
      {
        'package-lock.json': JSON.stringify({
          name: 'app',
          lockfileVersion: 3,
          packages: { ...packages, '': { name: 'app', dependencies: { right: '2.0.0' } } },
        }),
      },
      manifestWith({ overrides: { 'left@1': '^1.0.1' } }),
    );
    expect(outcomes).toMatchObject([{ isRenewed: true, resolved: [{ versions: ['1.1.0'] }] }]);
  });

  it('of a workspace is found above the changed manifest', async () => {
    const root = JSON.stringify({ name: 'root', workspaces: ['packages/*'] });
    const member = (left: string) =>
      JSON.stringify({ name: 'a', version: '1.0.0', dependencies: { left } });
    const files = {
      'package.json': root,
      'packages/a/package.json': member('1.0.0'),
      'package-lock.json': JSON.stringify({
        name: 'root',
        lockfileVersion: 3,
        requires: true,
        packages: {
          '': { name: 'root', workspaces: ['packages/*'] },
          'node_modules/a': { resolved: 'packages/a', link: true },
          'node_modules/left': entry('left', '1.0.0'),
          'packages/a': { version: '1.0.0', dependencies: { left: '1.0.0' } },
        },
      }),
    };
    const { outcomes, changes } = await renewLocks(
      { outgoing, config: configOf() },
      [{ path: 'packages/a/package.json', content: member('1.0.1'), exists: true }],
      [{ name: 'left', to: '1.0.1', manifest: 'packages/a/package.json', lock: undefined }],
      (file) => Promise.resolve(files[file as keyof typeof files]),
    );
    expect(outcomes).toMatchObject([
      { file: 'package-lock.json', isRenewed: true, resolved: [{ versions: ['1.0.1'] }] },
    ]);
    expect(changes.map(({ path: file }) => file)).toEqual([
      'packages/a/package.json',
      'package-lock.json',
    ]);
  });
});

describe('a lock file is left alone, with the reason', () => {
  const files = { 'package-lock.json': lock };
  it.each([
    ['the operator names no registry', { PARAPET_REGISTRIES: '' }, files, 'no_registry'],
    ['the tool is not installed', { PATH: '/nowhere' }, files, 'tool_missing'],
    ['resolving installs everything', {}, { 'yarn.lock': '# yarn lockfile v1\n' }, 'no_lock_only'],
  ])('where %s', async (_, more, given, why) => {
    const { outcomes, changes } = await renew(given, manifestOf('1.0.1'), {}, configOf(more));
    expect(outcomes).toMatchObject([{ isRenewed: false, why }]);
    expect(changes).toHaveLength(1);
  });

  it('where resolving would run code of the repository', async () => {
    const { outcomes } = await renewLocks(
      { outgoing, config: configOf({ PARAPET_REGISTRIES: `gem=${registry.url}` }) },
      [{ path: 'Gemfile', content: 'system("id")', exists: true }],
      [{ name: 'rack', to: '2.0.0', manifest: 'Gemfile', lock: 'Gemfile.lock' }],
      () => Promise.resolve(''),
    );
    expect(outcomes).toMatchObject([{ isRenewed: false, why: 'runs_code' }]);
  });
});

it('tells affected versions that stay in a lock file from repaired ones', () => {
  const resolved = { name: 'left', to: '1.0.1', versions: ['1.0.0', '1.0.1', '2.0.0'] };
  expect(versionsBelow(resolved)).toEqual(['1.0.0']);
});
