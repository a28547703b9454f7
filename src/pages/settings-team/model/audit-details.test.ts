import { expect, it } from 'vitest';
import { auditDetails } from './audit-details';

it('writes every kind of value on one line', () => {
  expect(
    auditDetails({
      detail: {
        role: 'developer',
        fields: ['a', 'b'],
        expired_at: null,
        on: false,
        size: { w: 1 },
        none: [],
      },
    }),
  ).toEqual([
    { name: 'role', value: 'developer' },
    { name: 'fields', value: 'a, b' },
    { name: 'expired at', value: '–' },
    { name: 'on', value: 'false' },
    { name: 'size', value: '{"w":1}' },
  ]);
});

it('cuts what is long', () => {
  expect(auditDetails({ detail: { text: 'x'.repeat(400) } })).toEqual([
    { name: 'text', value: `${'x'.repeat(300)}…` },
  ]);
});
