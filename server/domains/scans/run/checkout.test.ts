import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tarOf } from '../../../../tests/support/server/tar.ts';
import { checkoutLimits, unpackCheckout } from './checkout.ts';

let work: string;
beforeEach(() => {
  work = mkdtempSync(path.join(tmpdir(), 'parapet-checkout-'));
});
afterEach(() => rmSync(work, { recursive: true }));

const unpack = async (
  tar: Buffer | Record<string, string>,
  limits: Partial<typeof checkoutLimits> = {},
  packed?: Buffer,
) => {
  const archive = path.join(work, 'archive.tar.gz');
  const bytes = Buffer.isBuffer(tar)
    ? tar
    : tarOf(
        Object.fromEntries(Object.entries(tar).map(([name, text]) => [name, Buffer.from(text)])),
      );
  writeFileSync(archive, packed ?? gzipSync(bytes));
  return unpackCheckout(
    archive,
    path.join(work, 'code'),
    { ...checkoutLimits, ...limits },
    new AbortController().signal,
  );
};
const at = (name: string) => path.join(work, 'code', name);
/** Changes the last entry of an archive to another type. */
const as = (type: string, link: string, tar: Buffer): Buffer => {
  tar.write(type, 156);
  tar.write(link, 157);
  tar.write('        ', 148);
  const sum = tar.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  tar.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return tar;
};

it('writes the files of a commit without the folder around them, and keeps nothing else', async () => {
  expect(
    await unpack({
      'acme-1/src/a.ts': 'a',
      'acme-1/empty': '',
      [`acme-1/${'deep/'.repeat(30)}b.ts`]: 'b',
      'acme-1/.git/config': 'no',
    }),
  ).toEqual({ files: 3, ignoreFiles: [] });
  expect(readFileSync(at('src/a.ts'), 'utf8')).toBe('a');
  expect(readFileSync(at(`${'deep/'.repeat(30)}b.ts`), 'utf8')).toBe('b');
  expect(readFileSync(at('empty'), 'utf8')).toBe('');
  expect(existsSync(at('.git'))).toBe(false);
  expect(readdirSync(work)).toEqual(['code']);
});

it.each(['acme-1/../../evil', '../evil', 'acme-1/a/../../../evil', 'acme-1\\..\\evil'])(
  'refuses an archive whose path climbs: %s',
  async (name) => {
    await expect(unpack({ 'acme-1/good': 'x', [name]: 'evil' })).rejects.toMatchObject({
      code: 'source_unavailable',
      fault: { type: 'archive_entry_leads_outside' },
    });
    expect(existsSync(path.join(work, 'evil'))).toBe(false);
    expect(existsSync(path.join(path.dirname(work), 'evil'))).toBe(false);
  },
);

it('keeps an absolute name within the folder', async () => {
  await unpack({ '/acme-1/etc/passwd': 'x' });
  expect(readFileSync(at('etc/passwd'), 'utf8')).toBe('x');
});

it.each([
  ['a symbolic link', '2'],
  ['a hard link', '1'],
  ['a device', '3'],
  ['a pipe', '6'],
])('leaves %s out, and writes nothing through it', async (_, type) => {
  mkdirSync(path.join(work, 'outside'));
  const link = as(
    type,
    path.join(work, 'outside'),
    tarOf({ 'acme-1/link': Buffer.alloc(0) }).subarray(0, 512),
  );
  await unpack(Buffer.concat([link, tarOf({ 'acme-1/link/evil': Buffer.from('evil') })]));
  expect(readdirSync(path.join(work, 'outside'))).toEqual([]);
  expect(readFileSync(at('link/evil'), 'utf8')).toBe('evil');
});

it('leaves out what the file system cannot name, and goes on', async () => {
  await unpack({
    'acme-1/a': 'file',
    'acme-1/a/b': 'folder',
    [`acme-1/${'x'.repeat(300)}`]: 'long',
    'acme-1/c': 'c',
  });
  expect(readdirSync(path.join(work, 'code')).sort()).toEqual(['a', 'c']);
});

it.each([
  ['a bomb', { 'acme-1/zeros': '\0'.repeat(5_000_000) }, { bytes: 1_000_000 }, 'source_too_large'],
  [
    'too many files',
    Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`acme-1/${n}`, 'x'])),
    { files: 10 },
    'source_too_many_files',
  ],
] as const)('refuses %s', async (_, files, limits, type) => {
  await expect(unpack(files, limits)).rejects.toMatchObject({
    code: 'source_unavailable',
    fault: { type },
  });
  expect(readdirSync(work)).not.toContain('archive.tar.gz.tar');
});

it.each([
  ['is not packed', Buffer.from('<html>sign in</html>'), 'archive_damaged'],
  [
    'is cut off',
    gzipSync(tarOf({ 'acme-1/a': Buffer.from('a'.repeat(9000)) })).subarray(0, 60),
    'archive_cut_off',
  ],
  ['is no tar', gzipSync(Buffer.from('hello'.repeat(400))), 'archive_damaged'],
])('says so where what came %s', async (_, packed, type) => {
  await expect(unpack({}, {}, packed)).rejects.toMatchObject({
    code: 'source_unavailable',
    fault: { type },
  });
});

it('leaves out the list of secrets that the code would have Gitleaks overlook', async () => {
  expect(
    await unpack({ 'acme-1/.gitleaksignore': 'a.ts:aws:1', 'acme-1/web/.gitleaksignore': 'kept' }),
  ).toEqual({ files: 1, ignoreFiles: ['.gitleaksignore'] });
  expect(existsSync(at('.gitleaksignore'))).toBe(false);
  expect(existsSync(at('web/.gitleaksignore'))).toBe(true);
});
