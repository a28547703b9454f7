import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { assemble, namespace } from '../../scripts/release/assemble.ts';
import { notices } from '../../scripts/release/notices.ts';
import { installedPackages, readShipped } from '../../scripts/release/shipped.ts';
import { code, filesBelow, root, textOf } from '../support/tree/files.ts';

/**
 * Licences that are compatible with distributing an Apache-2.0 product. Adding one is a deliberate
 * decision.
 */
const accepted = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
];

/** An expression is accepted if one side of each `OR` is. */
const isAccepted = (license = ''): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((side) => side.split(' AND ').every((id) => accepted.includes(id.trim())));

const { manifest, lock } = readShipped(root);
const packages = installedPackages(root, lock);

const packageOf = (source: string): string =>
  source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');

describe('the packages that a release ships', () => {
  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['GPL-3.0-only', false],
    ['(MIT AND GPL-3.0-only)', false],
    [undefined, false],
  ])('a package under %s is accepted: %s', (license, yes) => {
    expect(isAccepted(license)).toBe(yes);
  });

  it('all have a licence that goes with Apache-2.0', () => {
    expect(packages.length).toBeGreaterThan(300);
    expect(packages.filter(({ license }) => !isAccepted(license))).toEqual([]);
  });

  it('are all that the server and the web app import', () => {
    const tests = /\.(test|stories)\.tsx?$/;
    const shipped = ['server', 'src']
      .flatMap((folder) => filesBelow(folder, code))
      .filter((file) => !tests.test(file) && !file.includes('/mocks'));
    const statement = /^(?:import|export)\s(?!type\s)[^;'"]*from\s+'([^'.#@/][^']*|@[^/'][^']*)'/gm;
    const imported = new Set(
      shipped
        .flatMap((file) => [...textOf(file).matchAll(statement)].map(([, source = '']) => source))
        .filter((source) => !source.startsWith('node:'))
        .map(packageOf),
    );
    expect(imported.size).toBeGreaterThan(40);
    expect([...imported].filter((name) => manifest.dependencies[name] === undefined)).toEqual([]);
  });

  it('are named with their licence texts in the notices', () => {
    const text = notices(root, packages);
    for (const { name, version } of packages) expect(text).toContain(`${name} ${version} (`);
    expect(text).toContain('Permission is hereby granted, free of charge');
    expect(readFileSync(path.join(root, 'dist/web/third-party-notices.txt'), 'utf8')).toBe(text);
  });
});

const scratch = mkdtempSync(path.join(tmpdir(), 'parapet-release-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const hasKeygen = spawnSync('ssh-keygen', ['-?']).error === undefined;
const run = (command: string, args: string[], input?: Buffer) =>
  spawnSync(command, args, { cwd: path.join(scratch, 'out'), encoding: 'utf8', input });

describe.skipIf(!hasKeygen)('a release', () => {
  const key = path.join(scratch, 'key');
  const signers = path.join(scratch, 'signers');
  const base = `${manifest.name}-${manifest.version}`;
  const read = (name: string) => readFileSync(path.join(scratch, 'out', name));
  const parse = (name: string) => JSON.parse(read(name).toString()) as Record<string, never>; // as read below

  const verify = () =>
    run(
      'ssh-keygen',
      ['-Y', 'verify', '-f', signers, '-I', 'parapet', '-n', namespace, '-s', 'SHA256SUMS.sig'],
      read('SHA256SUMS'),
    ).status;

  it('holds package, SBOM, provenance and digests, and its signature is verified', () => {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
    writeFileSync(signers, `parapet ${readFileSync(`${key}.pub`, 'utf8')}`);
    const files = assemble({
      root,
      out: path.join(scratch, 'out'),
      key,
      origin: {
        repository: 'https://git.example/parapet',
        commit: 'a'.repeat(40),
        builder: 'https://ci.example/runs/7',
        startedOn: '2026-11-24T08:00:00Z',
      },
    });
    expect(files).toEqual([
      `${base}.tgz`,
      `${base}.cdx.json`,
      `${base}.intoto.json`,
      'SHA256SUMS',
      'SHA256SUMS.sig',
    ]);
    expect(verify()).toBe(0);
    expect(run('sha256sum', ['-c', 'SHA256SUMS']).status).toBe(0);
    expect(parse(`${base}.intoto.json`)).toMatchObject({
      predicate: {
        buildDefinition: { resolvedDependencies: [{ digest: { gitCommit: 'a'.repeat(40) } }, {}] },
        runDetails: { builder: { id: 'https://ci.example/runs/7' } },
      },
    });
  });

  it('lists every shipped package in its SBOM, and no development dependency', () => {
    const { components } = parse(`${base}.cdx.json`) as unknown as {
      components: { name: string; version: string }[];
    };
    const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
    expect(packages.filter(({ name, version }) => !listed.has(`${name}@${version}`))).toEqual([]);
    expect(components.some(({ name }) => name === 'vitest')).toBe(false);
  });

  it('runs from its package alone', () => {
    execFileSync('tar', ['-xzf', `${base}.tgz`], { cwd: path.join(scratch, 'out') });
    const program = path.join(scratch, 'out/package');
    symlinkSync(path.join(root, 'node_modules'), path.join(program, 'node_modules'));
    const { stdout } = run('node', [path.join(program, 'dist/server/parapet.js'), '--help']);
    expect(stdout).toContain('Usage: parapet COMMAND');
  });

  it('fails its verification after a change', () => {
    const sums = path.join(scratch, 'out/SHA256SUMS');
    writeFileSync(sums, readFileSync(sums, 'utf8').replace(/^./, 'z'));
    expect(verify()).not.toBe(0);
    writeFileSync(path.join(scratch, 'out', `${base}.cdx.json`), '{}');
    expect(run('sha256sum', ['-c', 'SHA256SUMS']).status).not.toBe(0);
  });
});
