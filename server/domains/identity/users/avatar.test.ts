import { expect, it, vi } from 'vitest';
import type { Deps } from '../../../platform/deps.ts';
import { checkAvatar } from './avatar.ts';

// The SHA-256 of "ana@acme.example": `printf ana@acme.example | sha256sum`.
const hash = 'bb03ba1becc024164cf08e371385b735f89fb22eb310fef60c67c3997c22dcf6';

const check = async (answer: () => Promise<{ status: number }>) => {
  const request =
    vi.fn<(url: string, options: { method: string }) => Promise<{ status: number }>>(answer);
  const found = await checkAvatar(
    { outgoing: { request } } as unknown as Deps,
    ' Ana@Acme.example ',
  );
  return { found, asked: request.mock.calls.map(([url, { method }]) => `${method} ${url}`) };
};
const url = `https://www.gravatar.com/avatar/${hash}?s=200&d=404`;

it('asks by HEAD for 200 pixels, without the address in the call', async () => {
  expect(await check(() => Promise.resolve({ status: 200 }))).toEqual({
    found: { exists: true, url },
    asked: [`HEAD ${url}`],
  });
});

it.each([
  ['is none', () => Promise.resolve({ status: 404 })],
  ['cannot be looked for', () => Promise.reject(new Error('no network'))],
])('names no picture where there %s', async (_what, answer) => {
  expect((await check(answer)).found).toEqual({ exists: false, url: null });
});
