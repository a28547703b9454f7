import { expect, it } from 'vitest';
import { auditDetails, distinguishingDetail } from './audit-details';

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

it.each([
  [{ repository: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', file: 'semgrep.sarif' }, 'semgrep.sarif'],
  [{ role: 'developer', email: 'dev@acme.example' }, 'dev@acme.example'],
  [{ format: 'csv' }, 'csv'],
  [{ scopes: ['scans:read'], name: 'pipeline' }, 'pipeline'],
  [{ means: 'password' }, undefined],
])('tells %j from others by %s', (detail, value) => {
  expect(distinguishingDetail({ detail })).toBe(value);
});
