import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { createInternet } from '../../../tests/support/server/hosts/internet.ts';
import { createHost } from './connect.ts';

const internet = createInternet([]);
internet.instead = ({ url }) =>
  url.pathname.endsWith('/access_tokens')
    ? {
        status: 201,
        body: {
          token: 'of-the-installation',
          expires_at: '2099-01-01T00:00:00Z',
          permissions: { contents: 'read', pull_requests: 'write' },
          repository_selection: 'all',
        },
      }
    : {
        status: 200,
        body: {
          total_count: 1,
          repositories: [
            {
              id: 1,
              name: 'shop',
              full_name: 'acme/shop',
              html_url: 'https://github.com/acme/shop',
              private: true,
              default_branch: 'main',
            },
          ],
        },
      };

const asApp = (privateKey: string) =>
  createHost(
    { outgoing: internet, now: () => new Date() },
    {
      kind: 'github',
      web: 'https://github.com',
      app: { appId: '12', privateKey, installationId: 7 },
    },
  );

it.each(['pkcs1', 'pkcs8'] as const)(
  'an installation signs in by its key (%s), and asks by the token that it gets',
  async (type) => {
    internet.requests.length = 0;
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type, format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const host = asApp(privateKey);
    expect(await host.whoAmI()).toMatchObject({
      login: 'acme',
      workspaces: ['acme'],
      scopes: ['contents:read', 'pull_requests:write'],
    });
    expect(await host.listRepositories({ page: 1, pageSize: 100 })).toMatchObject({
      total: 1,
      isExact: true,
    });
    expect(
      internet.requests.map(({ url, headers }) => [url.pathname, headers['authorization']]),
    ).toEqual([
      ['/app/installations/7/access_tokens', expect.stringMatching(/^bearer eyJ/) as string],
      ['/installation/repositories', 'token of-the-installation'],
      ['/installation/repositories', 'token of-the-installation'],
    ]);
  },
);

it('a key that is none is refused without a call', async () => {
  internet.requests.length = 0;
  await expect(asApp('KEY').whoAmI()).rejects.toMatchObject({
    status: 422,
    code: 'host_token_refused',
  });
  expect(internet.requests).toEqual([]);
});
