import { expect, it } from 'vitest';
import { createForge } from '../../../tests/support/server/hosts/forge.ts';
import { fakeGithub } from '../../../tests/support/server/hosts/github.ts';
import { createInternet } from '../../../tests/support/server/hosts/internet.ts';
import { createGithub } from './github.ts';
import { createHostClient } from './host-client.ts';

const large = `${'x'.repeat(1_200_000)}ñ\n`;
const host = fakeGithub(
  createForge({ 'small.txt': 'y\n', 'large.txt': large, 'huge.txt': 'z'.repeat(2_000_001) }),
);
const client = createHostClient(
  { outgoing: createInternet([host]), now: () => new Date() },
  { name: 'GitHub', headers: () => ({ authorization: 'Bearer good-token' }) },
);
const read = (path: string) =>
  createGithub(client, 'https://api.github.com').readFile('acme/web', path, 'main');

it('reads a file above 1 MB, which GitHub gives as a blob alone', async () => {
  expect(await read('small.txt')).toBe('y\n');
  expect((await read('large.txt')) === large).toBe(true);
  await expect(read('huge.txt')).rejects.toMatchObject({ code: 'file_too_large' });
  expect(await read('none.txt')).toBeUndefined();
  expect(host.complaints).toEqual([]);
});
