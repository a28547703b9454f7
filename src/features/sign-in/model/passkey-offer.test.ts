import { expect, it } from 'vitest';
import { readPasskeyOffer } from './passkey-offer';

it.each([
  ['{"passkeys":true}', true],
  ['{"passkeys":false}', false],
  ['{"passkeys":"yes"}', false],
  ['{}', false],
  ['not JSON', false],
  [null, false],
])('reads %s', (text, offered) => {
  expect(readPasskeyOffer(text)).toBe(offered);
});
