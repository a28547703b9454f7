import { expect, it } from 'vitest';
import type { GitToken } from '@/shared/api/generated/model';
import { hostPathOf } from './host-path';

const token = (
  source_control: GitToken['source_control'],
  url: string | null = null,
  isConfigured = true,
): GitToken => ({
  source_control,
  isConfigured,
  url,
  login: null,
  expired_at: null,
});

it.each([
  [
    'github',
    'https://github.com/acme/ledger-api',
    null,
    { host: 'github', path: 'acme/ledger-api' },
  ],
  [
    'github',
    'https://github.com/acme/ledger-api.git/',
    null,
    { host: 'github', path: 'acme/ledger-api' },
  ],
  [
    'bitbucket_cloud',
    'https://bitbucket.org/acme/ledger',
    null,
    { host: 'bitbucket', path: 'acme/ledger' },
  ],
  [
    'gitlab',
    'https://git.acme.example/code/acme/core/ledger',
    'https://git.acme.example/code/',
    { host: 'gitlab', path: 'acme/core/ledger' },
  ],
  ['gitea', 'https://elsewhere.example/acme/ledger', 'https://git.acme.example', undefined],
  ['github', 'https://github.com/acme', null, undefined],
  ['github', null, null, undefined],
] as const)('%s at %s', (source, url, base, expected) => {
  expect(hostPathOf(url, [token(source, base)])).toEqual(expected && { source, ...expected });
});

it('asks no host that is not connected', () => {
  expect(
    hostPathOf('https://github.com/acme/ledger', [token('github', null, false), token('gitlab')]),
  ).toBeUndefined();
});

it('finds the connected host that an address is of', () => {
  const tokens = [
    token('github'),
    token('gitlab', 'https://git.acme.example'),
    token('gitea', 'https://git.acme.example:8443'),
  ];
  expect(hostPathOf('https://git.acme.example/acme/core/ledger', tokens)).toMatchObject({
    source: 'gitlab',
    path: 'acme/core/ledger',
  });
  expect(hostPathOf('https://git.acme.example:8443/acme/ledger', tokens)).toMatchObject({
    source: 'gitea',
  });
  expect(hostPathOf('https://git.acme.example.evil.example/a/b', tokens)).toBeUndefined();
});
