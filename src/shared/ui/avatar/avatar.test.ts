import { expect, it } from 'vitest';
import { initials } from './avatar';

it.each([
  ['Platform Team', 'PT'],
  ['admin@acme.example', 'AA'],
  ['build-bot', 'BB'],
  ['security', 'S'],
  ['ñandú équipe', 'ÑÉ'],
  ['', ''],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
