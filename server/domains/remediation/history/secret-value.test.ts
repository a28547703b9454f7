import { expect, it } from 'vitest';
import { findSecretValue } from './secret-value.ts';

const key = ['AKIA', 'QWERTZUIOP123456'].join('');
const at = (startLine: number, more = {}) => ({ startLine, ...more });

it.each([
  ['a known form on the line', `a = 1\nuse("${key}")\n`, 'src/a.ts', at(2), key],
  [
    'an assigned password',
    'password = "s3cr.t*(x)$[a] `id`"',
    'a.ts',
    at(1),
    's3cr.t*(x)$[a] `id`',
  ],
  [
    'what is quoted within the columns, where several are on the line',
    `f("first-value-1", "other-value-2")`,
    'a.js',
    at(1, { startColumn: 4, endColumn: 17 }),
    'first-value-1',
  ],
  [
    'nothing where a line has several',
    `f("first-value-1", "other-value-2")`,
    'a.js',
    at(1),
    undefined,
  ],
  ['nothing on an empty line', 'a\n\nb', 'a.js', at(2), undefined],
  ['nothing beyond the file', 'a', 'a.js', at(9), undefined],
  ['nothing without a line', 'a', 'a.js', {}, undefined],
  ['nothing that is too short', 'pin = "1234"', 'a.js', at(1), undefined],
])('the secret is %s', (_what, text, path, range, expected) => {
  expect(findSecretValue(text, path, range)).toBe(expected);
});

it('is one line of a key block, however its lines are ended', () => {
  const body = ['A'.repeat(64), `B${'x9'.repeat(31)}C`, 'D'.repeat(20)];
  const name = 'PRIVATE KEY';
  const block = [`-----BEGIN ${name}-----`, ...body, `-----END ${name}-----`];
  for (const text of [block.join('\n'), block.join('\r\n'), `k = "${block.join('\\n')}"`])
    expect(findSecretValue(text, 'id_rsa', at(1))).toBe(body[1]);
});
