import { describe, expect, it } from 'vitest';
import type { RegistryType } from '../../../platform/config/registries.ts';
import { OutgoingError, type OutgoingResponse } from '../../../platform/outgoing/outgoing.ts';
import { choosePublished } from './choose-version.ts';
import { listPublishedVersions } from './list-versions.ts';

const address = 'https://registry.example/base';

/** A registry that has one document at one path. */
const registry = (path: string, body: unknown) => {
  const requested: string[] = [];
  return {
    requested,
    request: (url: string): Promise<OutgoingResponse> => {
      requested.push(url);
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const isThere = url === `${address}/${path}`;
      return Promise.resolve({
        status: isThere ? 200 : 404,
        headers: {},
        bytes: Buffer.from(text),
        text: isThere ? text : 'not found',
      });
    },
  };
};

const crate = (vers: string, yanked = false) => JSON.stringify({ name: 'x', vers, yanked });

describe('the versions of a package', () => {
  it.each<[RegistryType, string, string, unknown]>([
    [
      'npm',
      '@scope/left',
      '@scope%2fleft',
      { versions: { '1.0.0': {}, '1.0.1': { deprecated: 'broken' } } },
    ],
    [
      'pypi',
      'Some_Lib',
      'some-lib/',
      {
        versions: ['1.0.0', '1.0.1'],
        files: [
          { filename: 'some_lib-1.0.0-py3-none-any.whl' },
          { filename: 'some_lib-1.0.1.tar.gz', yanked: 'broken' },
          { filename: 'some_lib-1.0.1-py3-none-any.whl', yanked: true },
        ],
      },
    ],
    ['cargo', 'serde', 'se/rd/serde', `${crate('1.0.0')}\n${crate('1.0.1', true)}\n`],
  ])('of %s come with those that were withdrawn', async (type, name, path, body) => {
    expect(await listPublishedVersions(registry(path, body), { type, address, name })).toEqual([
      { version: '1.0.0', isWithdrawn: false },
      { version: '1.0.1', isWithdrawn: true },
    ]);
  });

  it.each<[RegistryType, string, string, unknown]>([
    [
      'maven',
      'org.acme:core',
      'org/acme/core/maven-metadata.xml',
      '<metadata><versioning><versions><version>1.0.0</version><version>1.0.1</version></versions></versioning></metadata>',
    ],
    ['golang', 'example.org/Acme/x', 'example.org/!acme/x/@v/list', 'v1.0.0\nv1.0.1\n'],
    ['gem', 'rack', 'info/rack', '---\n1.0.0 |checksum:a\n1.0.1-java dep:>= 1|checksum:b\n'],
    ['nuget', 'Acme.Core', 'acme.core/index.json', { versions: ['1.0.0', '1.0.1'] }],
    [
      'composer',
      'acme/core',
      'p2/acme/core.json',
      { packages: { 'acme/core': [{ version: 'v1.0.0' }, { version: '1.0.1' }] } },
    ],
    ['cargo', 'abc', '3/a/abc', `${crate('1.0.0')}\n${crate('1.0.1')}`],
    ['cargo', 'ab', '2/ab', `${crate('1.0.0')}\n${crate('1.0.1')}`],
  ])('of %s %s', async (type, name, path, body) => {
    const versions = await listPublishedVersions(registry(path, body), { type, address, name });
    expect(versions?.map(({ version }) => version)).toEqual(['1.0.0', '1.0.1']);
  });

  it('are unknown where the registry does not have the package, or answers something else', async () => {
    const of = { type: 'npm', address, name: 'left' } as const;
    expect(await listPublishedVersions(registry('right', {}), of)).toBeUndefined();
    expect(await listPublishedVersions(registry('left', '<html>'), of)).toBeUndefined();
    const silent = { request: () => Promise.reject(new OutgoingError('timeout', 'late')) };
    expect(await listPublishedVersions(silent, of)).toBeUndefined();
  });
});

describe('the version of an upgrade', () => {
  const published = (...versions: string[]) =>
    versions.map((version) => ({ version, isWithdrawn: false }));

  it.each([
    ['is the advisory’s where it is published', ['1.2.4', '1.2.5', '1.3.0'], '1.2.5'],
    ['is the next one of its line where that is missing', ['1.2.4', '1.2.6', '2.0.0'], '1.2.6'],
    ['is never below a repaired version of another line', ['1.2.4', '2.0.0', '2.0.3'], '2.0.3'],
    ['is no pre-release', ['1.2.5-rc.1', '1.2.6-beta', '1.2.7'], '1.2.7'],
    ['is none where nothing repairs it', ['1.2.4', '2.0.0'], undefined],
  ])('%s', (_, versions, expected) => {
    expect(choosePublished(published(...versions), '1.2.5', ['1.2.5', '2.0.3'])).toBe(expected);
  });

  it('is none that was withdrawn', () => {
    const versions = [{ version: '1.2.5', isWithdrawn: true }, ...published('1.2.6')];
    expect(choosePublished(versions, '1.2.5', ['1.2.5'])).toBe('1.2.6');
  });
});
