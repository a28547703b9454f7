import { expect, it } from 'vitest';
import { nicknameOfFile, readRepositoryAddress } from './repository-address';

it.each([
  ['https://github.com/acme/ledger-api', 'ledger-api', 'github'],
  ['https://gitlab.acme.example/payments/api/ledger.git', 'ledger', 'gitlab'],
  ['https://bitbucket.org/acme/shop/', 'shop', 'bitbucket_cloud'],
  ['http://git.acme.example:3000/acme/caf%C3%A9', 'café', 'gitea'],
])('reads %s', (address, nickname, sourceControl) => {
  expect(readRepositoryAddress(address)).toEqual({ nickname, sourceControl });
});

it.each(['', 'ledger-api', 'https://github.com/', 'javascript:alert(1)'])(
  'reads no repository from %o',
  (address) => {
    expect(readRepositoryAddress(address)).toBeUndefined();
  },
);

it('takes the name of the repository from the report', () => {
  expect(nicknameOfFile('ledger-api.eslint.sarif')).toBe('ledger-api');
});
