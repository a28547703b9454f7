import { expect, it } from 'vitest';
import { parseClientToken } from './client-token';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('reads the payload, accents and all', () => {
  const token = `${base64url({ alg: 'HS256' })}.${base64url({ organization_name: 'Alcázar ñandú ✓', version: 7 })}.c2lnbmF0dXJl`;
  expect(parseClientToken(token)).toMatchObject({
    organization_name: 'Alcázar ñandú ✓',
    version: 7,
  });
});

it.each(['', 'no-token', 'a.b.c'])('refuses %s', (token) => {
  expect(() => parseClientToken(token)).toThrow();
});
