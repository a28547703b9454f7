import { expect, it } from 'vitest';
import type { GitToken } from '@/shared/api/generated/model';
import { getGetRepositoryResponseMock } from '@/shared/api/mocks/generated/repositories/repositories.msw';
import { hostPathOf } from './host-path';

const { data: example } = getGetRepositoryResponseMock();
const at = (source_control: GitToken['source_control'], url: string | null) => ({
  ...example,
  attributes: { ...example.attributes, data: { ...example.attributes.data, source_control, url } },
});
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
  expect(hostPathOf(at(source, url), [token(source, base)])).toEqual(expected);
});

it('asks no host that is not connected', () => {
  expect(
    hostPathOf(at('github', 'https://github.com/acme/ledger'), [
      token('github', null, false),
      token('gitlab'),
    ]),
  ).toBeUndefined();
});
