// Which projects PDM runs for, and that it receives nothing that has to be built.
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isInstalled } from '../../../../tests/support/server/installed.ts';
import {
  type PythonRegistry,
  startPythonRegistry,
  wheelOf,
} from '../../../../tests/support/server/registries/python-registry.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { hostsOf } from '../../../platform/outgoing/host-rules.ts';
import { createOutgoingClient } from '../../../platform/outgoing/outgoing.ts';
import { pdmCalls, pdmManifest, refusePdm } from './pdm-lock.ts';
import { renewLocks } from './renew-locks.ts';
import { createWheelIndex, indexAddress, isPlainWheel } from './wheel-index.ts';

const project = [
  '[build-system]',
  'requires = ["pdm-backend"]',
  '[project]',
  'name = "app"',
  'version = "0.1.0"',
  'requires-python = ">=3.9"',
];
const manifestOf = (left: string, ...more: string[]) =>
  [...project, `dependencies = ["left${left}"]`, ...more, ''].join('\n');
const plain = manifestOf(
  "[x, y] >=1.0,<2 ; python_version < '4'",
  '[project.optional-dependencies]',
  'more = ["right (>=1.0)"]',
  '[tool.pdm.dev-dependencies]',
  'test = ["check"]',
  '[tool.pdm.scripts]',
  'serve = "python -m app"',
);

describe('PDM is run', () => {
  it('for a project of plain requirements, of which it sees no scripts and no build', () => {
    expect(refusePdm({ manifest: plain, lock: '' })).toBeUndefined();
    const shown = pdmManifest(plain);
    expect(shown).toContain('requires-python = ">=3.9"');
    expect(shown).toContain('test = [ "check" ]');
    expect(shown).not.toMatch(/build-system|scripts/);
  });

  it('for each package in its group', () => {
    const upgrades = ['Left', 'right', 'check'].map((name) => ({ name, to: '2.0.0' }));
    expect(pdmCalls(plain, upgrades).map((call) => call.slice(5).join(' '))).toEqual([
      'Left',
      '-G more right',
      '-d -G test check',
    ]);
  });

  it.each([
    ['an address', manifestOf(' @ https://files.acme.example/left.tar.gz')],
    ['a folder', manifestOf(' @ file:///srv/left')],
    ['a path', [...project, 'dependencies = ["./left"]'].join('\n')],
    [
      'a repository',
      [...project, 'dependencies = ["git+https://git.acme.example/left"]'].join('\n'),
    ],
    ['an editable one', manifestOf('', '[tool.pdm.dev-dependencies]', 'a = ["-e ."]')],
    ['computed dependencies', [...project, 'dynamic = ["dependencies"]'].join('\n')],
    ['plugins', manifestOf('', '[tool.pdm]', 'plugins = ["x"]')],
    ['a script before the lock', manifestOf('', '[tool.pdm.scripts]', 'pre_lock = "id"')],
    ['a replaced address', manifestOf('', '[tool.pdm.overrides]', 'a = "file:///srv/a.zip"')],
  ])('not for %s', (_, manifest) => {
    expect(refusePdm({ manifest, lock: '' })).toBe('runs_code');
  });

  it('not for sources of its own, a lock file with folders, or what does not parse', () => {
    const sources = manifestOf('', '[[tool.pdm.source]]', 'url = "https://other.example"');
    expect(refusePdm({ manifest: sources, lock: '' })).toBe('other_registry');
    expect(refusePdm({ manifest: plain, lock: '[[package]]\npath = "./x"\n' })).toBe('runs_code');
    expect(refusePdm({ manifest: '[project', lock: '' })).toBe('unreadable');
  });
});

describe('a wheel is handed out', () => {
  const info = 'a-1.dist-info';
  it('with requirements by name and version', async () => {
    const requires = ['b', 'c[x] (>=1.0)', 'd>=1,<2; extra == "e"'];
    expect(await isPlainWheel(wheelOf('a', '1', requires))).toBe(true);
  });

  it.each([
    ['an address', wheelOf('a', '1', ['b @ https://files.acme.example/b.tar.gz'])],
    ['an address in the next line', wheelOf('a', '1', ['b\n @ file:///proc/self/cwd'])],
    ['a folder', wheelOf('a', '1', ['file:///proc/self/cwd'])],
    ['a path', wheelOf('a', '1', ['./b'])],
    ['a repository', wheelOf('a', '1', ['git+https://git.acme.example/b'])],
    ['requirements at another place', wheelOf('a', '1', [], { [`${info}/requires.txt`]: './b' })],
    ['two of them', wheelOf('a', '1', [], { 'b-1.dist-info/METADATA': 'Name: b\n' })],
    ['no archive', Buffer.from('PK')],
  ])('not with %s', async (_, bytes) => {
    expect(await isPlainWheel(bytes)).toBe(false);
  });
});

const dataDir = mkdtempSync(path.join(tmpdir(), 'parapet-pdm-'));
const outgoing = createOutgoingClient({ allowed: ['127.0.0.1'] });
let registry: PythonRegistry;

beforeAll(async () => {
  registry = await startPythonRegistry({
    'left-1.0.0-py3-none-any.whl': wheelOf('left', '1.0.0'),
    'left-1.0.1-py3-none-any.whl': wheelOf('left', '1.0.1', ['right>=1']),
    'left-1.0.1.tar.gz': Buffer.from('the source'),
    'left-3.0.0.tar.gz': Buffer.from('the source'),
    'left-4.0.0-py3-none-any.whl': wheelOf('left', '4.0.0', ['evil @ file:///proc/self/cwd']),
    'right-1.0.0-py3-none-any.whl': wheelOf('right', '1.0.0'),
    'right-2.0.0-py3-none-any.whl': wheelOf('right', '2.0.0'),
  });
});
afterAll(async () => {
  registry.close();
  await outgoing.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('has an index that names every file, and hands out wheels to its own program', async () => {
  const index = createWheelIndex(outgoing, registry.url, hostsOf([registry.url]));
  const proxy = await index.start(undefined);
  const { port, username, password } = new URL(proxy.url);
  const get = (address: string, credentials = `${username}:${password}`) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const headers = {
        'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}`,
      };
      request({ host: '127.0.0.1', port, path: address, headers }, (answer) => {
        let text = '';
        answer.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode, text }));
      })
        .on('error', reject)
        .end();
    });
  const statusOf = async (address: string) => (await get(address)).status;
  try {
    const { text } = await get(`${indexAddress}/simple/left/`);
    expect(text).toContain(`"url":"${indexAddress}/files/left/left-1.0.1.tar.gz#sha256=`);
    const at = `${indexAddress}/files/left`;
    expect(await statusOf(`${at}/left-1.0.1-py3-none-any.whl`)).toBe(200);
    expect(await statusOf(`${at}/left-1.0.1.tar.gz`)).toBe(403);
    expect(await statusOf(`${at}/left-4.0.0-py3-none-any.whl`)).toBe(403);
    expect(await statusOf(`${registry.files}/left-1.0.1-py3-none-any.whl`)).toBe(403);
    expect(await statusOf('http://[')).toBe(400);
    expect((await get(`${at}/left-1.0.1-py3-none-any.whl`, 'parapet:other')).status).toBe(407);
    expect(registry.requests).not.toContain('/files/left-1.0.1.tar.gz');
    const locked = `{url = "${at}/left-1.0.1.tar.gz"}`;
    expect(index.withOriginalAddresses(locked)).toBe(
      `{url = "${registry.files}/left-1.0.1.tar.gz"}`,
    );
  } finally {
    await proxy.close();
  }
});

const lockOf = (left: string, requires: string, files: string, hash: string) => `[[package]]
name = "left"
version = "${left}"
summary = ""
${requires}
[[package]]
name = "right"
version = "1.0.0"
summary = ""

[metadata]
lock_version = "4.0"
content_hash = "sha256:${hash}"

[metadata.files]
"left ${left}" = [
${files}]
"right 1.0.0" = [
    {url = "${registry.files}/right-1.0.0-py3-none-any.whl", hash = "sha256:${registry.digests['right-1.0.0-py3-none-any.whl'] ?? ''}"},
]
`;
const fileOf = (file: string) =>
  `    {url = "${registry.files}/${file}", hash = "sha256:${registry.digests[file] ?? ''}"},\n`;

const renew = async (left: string, to: string, format = '4.0') => {
  const lock = lockOf('1.0.0', '', fileOf('left-1.0.0-py3-none-any.whl'), 'a'.repeat(64)).replace(
    'lock_version = "4.0"',
    `lock_version = "${format}"`,
  );
  const { outcomes, changes } = await renewLocks(
    {
      outgoing,
      config: readConfig({
        PARAPET_DATA_DIR: dataDir,
        PARAPET_REGISTRIES: `pypi=${registry.url}`,
        PATH: process.env['PATH'] ?? '',
      }),
    },
    [{ path: 'pyproject.toml', content: manifestOf(left), exists: true }],
    [{ name: 'left', to, manifest: 'pyproject.toml', lock: undefined }],
    (file) => Promise.resolve(file === 'pdm.lock' ? lock : undefined),
  );
  return { outcomes, lock: changes.find(({ path: file }) => file === 'pdm.lock')?.content };
};

// Skipped if PDM is not installed.
describe.skipIf(!isInstalled('pdm'))('PDM, as it is installed here', () => {
  it('renews pdm.lock for the package alone, with the addresses of the registry', async () => {
    const { outcomes, lock = '' } = await renew('==1.0.1', '1.0.1');
    expect(outcomes).toMatchObject([
      { file: 'pdm.lock', tool: 'pdm', isRenewed: true, resolved: [{ versions: ['1.0.1'] }] },
    ]);
    const hash = /content_hash = "sha256:(\w+)"/.exec(lock)?.[1] ?? '';
    const files = fileOf('left-1.0.1-py3-none-any.whl') + fileOf('left-1.0.1.tar.gz');
    expect(lock).toBe(lockOf('1.0.1', 'dependencies = [\n    "right>=1",\n]\n', files, hash));
    expect(hash).not.toBe('a'.repeat(64));
  });

  it('leaves a lock file of another format to the maintainer', async () => {
    const { outcomes, lock } = await renew('==1.0.1', '1.0.1', '4.4.1');
    const words = 'It writes version 4.0 of the format, and the lock file has 4.4.1.';
    expect(outcomes).toMatchObject([{ isRenewed: false, why: 'tool_failed', words }]);
    expect(lock).toBeUndefined();
  });

  it.each([
    ['offers no wheel', '3.0.0'],
    ['requires a folder', '4.0.0'],
  ])('fails, and builds nothing, where the version %s', async (_, version) => {
    const { outcomes, lock } = await renew(`==${version}`, version);
    expect(outcomes).toMatchObject([{ isRenewed: false, why: 'tool_failed' }]);
    expect(lock).toBeUndefined();
    expect(registry.requests.filter((each) => each.endsWith('.tar.gz'))).toEqual([]);
  });
});
