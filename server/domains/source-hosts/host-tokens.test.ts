import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  server,
  internet,
  admin,
  useSourceHosts,
} from '../../../tests/support/server/source-host-suite.ts';

useSourceHosts();

describe('a token that has ended', () => {
  const listed = () => admin()('listHostRepositories', { path: { host: 'bitbucket' } });

  it('of Bitbucket Cloud without a next one is forgotten, with the words that lead to a new one', async () => {
    await admin()('saveToken', { body: { source_control: 'bitbucket_cloud', token: 'old-token' } });
    expect((await listed()).problem()).toMatchObject({
      status: 422,
      code: 'bitbucket_token_expired',
      detail:
        'Bitbucket cloud token expired, please create new one while redirecting to connector...',
    });
    const ended = (await admin()('listGitTokens'))
      .ok()
      .data.find(({ source_control: each }) => each === 'bitbucket_cloud');
    expect(ended).toMatchObject({ isConfigured: false });
    expect(ended?.expired_at).not.toBeNull();
    expect((await listed()).problem()).toMatchObject({ code: 'host_not_connected' });
  });

  it('is followed by the next one where the host gave a refresh token', async () => {
    const { authorize_url: authorize } = (
      await admin()('getHostConnector', { path: { host: 'bitbucket' } })
    ).ok();
    const state = new URL(authorize ?? expect.fail('no page')).searchParams.get('state') ?? '';
    const grants: string[] = [];
    internet.instead = ({ url, body }) => {
      if (url.pathname !== '/site/oauth2/access_token') return null;
      const grant = new URLSearchParams(body);
      grants.push(grant.get('grant_type') ?? '');
      return {
        status: 200,
        body: {
          access_token: grant.get('grant_type') === 'refresh_token' ? 'good-token' : 'short-token',
          refresh_token: 'next',
          expires_in: 7200,
        },
      };
    };
    const exchange = (given: string | undefined, person: 'admin' | 'foreignAdmin' = 'admin') =>
      server.as(person)('exchangeOAuthToken', {
        body: {
          source_control: 'bitbucket',
          code: 'code',
          ...(given !== undefined && { state: given }),
        },
      });
    expect((await exchange(undefined)).problem()).toMatchObject({
      status: 422,
      code: 'oauth_state',
    });
    expect((await exchange(state, 'foreignAdmin')).problem()).toMatchObject({
      code: 'oauth_state',
    });
    expect((await exchange(state)).ok()).toMatchObject({ isConfigured: true });
    expect((await listed()).ok().meta.total).toBe(2);
    expect(grants).toContain('refresh_token');
  });

  it('says in the words of the specification that a code was not taken, and what is not set up', async () => {
    const { authorize_url: authorize } = (
      await admin()('getHostConnector', { path: { host: 'github' } })
    ).ok();
    const state = new URL(authorize ?? expect.fail('no page')).searchParams.get('state') ?? '';
    internet.instead = () => ({
      status: 200,
      body: { error: 'bad_verification_code', error_uri: 'https://docs.github.com' },
    });
    const answer = await admin()('exchangeOAuthToken', {
      body: { source_control: 'github', code: 'wrong', state },
    });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      502,
      {
        error: 'bad_verification_code',
        error_description: 'Failed to access token due to processing data. Please try again later!',
        error_uri: 'https://docs.github.com',
      },
    ]);
    expect(
      (
        await admin()('exchangeOAuthToken', { body: { source_control: 'gitlab', code: 'x' } })
      ).problem(),
    ).toMatchObject({ status: 422, code: 'oauth_not_configured' });
  });
});

describe('a grant of GitLab', () => {
  const app = { id: 'lab', secret: 'lab-secret', web: 'https://gitlab.com' };
  const disconnect = async () => {
    const revoked: string[] = [];
    internet.instead = ({ url, body }) => {
      if (url.pathname === '/oauth/token')
        return { status: 200, body: { access_token: 'good-token', refresh_token: 'refresh' } };
      if (url.pathname !== '/oauth/revoke') return null;
      const {
        client_id: id,
        client_secret: secret,
        token,
      } = Object.fromEntries(new URLSearchParams(body));
      revoked.push(`${String(id)} ${String(secret)} ${String(token)}`);
      return { status: 200, body: {} };
    };
    expect((await admin()('deleteConnector', { body: { key: 'gitlab' } })).status).toBe(204);
    return revoked;
  };

  it('is revoked there on disconnecting; a token that a user typed in is not', async () => {
    server.deps.config.oauth.gitlab = app;
    try {
      const { authorize_url: authorize } = (
        await admin()('getHostConnector', { path: { host: 'gitlab' } })
      ).ok();
      const state = new URL(authorize ?? expect.fail('no page')).searchParams.get('state') ?? '';
      internet.instead = ({ url }) =>
        url.pathname === '/oauth/token'
          ? { status: 200, body: { access_token: 'good-token', refresh_token: 'refresh' } }
          : null;
      await admin()('exchangeOAuthToken', {
        body: { source_control: 'gitlab', code: 'code', state },
      });
      expect((await disconnect()).toSorted()).toEqual([
        'lab lab-secret good-token',
        'lab lab-secret refresh',
      ]);
      const { data } = (await admin()('listAuditLog', { query: {} })).ok();
      expect(data[0]).toMatchObject({ action: 'connector.revoke', detail: { revoked: true } });
      await admin()('saveToken', { body: { source_control: 'gitlab', token: 'good-token' } });
      expect(await disconnect()).toEqual([]);
    } finally {
      server.deps.config.oauth.gitlab = undefined;
      internet.instead = undefined;
      await admin()('saveToken', { body: { source_control: 'gitlab', token: 'good-token' } });
    }
  });
});

describe('a grant of GitHub', () => {
  it('is ended there on disconnecting; a token that a user typed in is not', async () => {
    const app = server.deps.config.oauth.github ?? expect.fail('no application');
    const ended: string[] = [];
    const disconnect = async () => {
      internet.instead = ({ method, url, headers, body }) => {
        if (method !== 'DELETE') return null;
        ended.push(`${url.href} ${headers['authorization'] ?? ''} ${body ?? ''}`);
        return { status: 204, body: {} };
      };
      expect((await admin()('deleteConnector', { body: { key: 'github' } })).status).toBe(204);
    };
    try {
      const { authorize_url: authorize } = (
        await admin()('getHostConnector', { path: { host: 'github' } })
      ).ok();
      const state = new URL(authorize ?? expect.fail('no page')).searchParams.get('state') ?? '';
      internet.instead = ({ url }) =>
        url.pathname === '/login/oauth/access_token'
          ? { status: 200, body: { access_token: 'granted' } }
          : null;
      await admin()('exchangeOAuthToken', {
        body: { source_control: 'github', code: 'code', state },
      });
      await disconnect();
      const basic = Buffer.from(`${app.id}:${app.secret}`).toString('base64');
      const sent = `https://api.github.com/applications/${app.id}/grant Basic ${basic} {"access_token":"granted"}`;
      expect(ended).toEqual([sent]);
      const { data } = (await admin()('listAuditLog', { query: {} })).ok();
      expect(data[0]).toMatchObject({ action: 'connector.revoke', detail: { revoked: true } });
      internet.instead = undefined;
      await admin()('saveToken', { body: { source_control: 'github', token: 'good-token' } });
      await disconnect();
      expect(ended).toEqual([sent]);
    } finally {
      internet.instead = undefined;
      await admin()('saveToken', { body: { source_control: 'github', token: 'good-token' } });
    }
  });
});

describe('the application that the operator registered', () => {
  const secret = /app-secret/;

  it('is never presented at an address that an organization chose', async () => {
    const { authorize_url: authorize } = (
      await admin()('getHostConnector', { path: { host: 'github' } })
    ).ok();
    const state = new URL(authorize ?? expect.fail('no page')).searchParams.get('state') ?? '';
    await admin()('saveToken', {
      body: { source_control: 'github', token: 'any', url: 'https://git.attacker.example' },
    });
    try {
      const given: string[] = [];
      internet.instead = ({ url, body }) => {
        given.push(`${url.href} ${body ?? ''}`);
        return { status: 200, body: url.pathname.endsWith('/user') ? { login: 'attacker' } : [] };
      };
      expect(
        (await admin()('getHostConnector', { path: { host: 'github' } })).ok().authorize_url,
      ).toBeNull();
      expect(
        (
          await admin()('exchangeOAuthToken', {
            body: { source_control: 'github', code: 'code', state },
          })
        ).problem(),
      ).toMatchObject({ status: 422, code: 'oauth_not_configured' });
      expect(given.filter((call) => secret.test(call))).toEqual([]);
    } finally {
      internet.instead = undefined;
      await admin()('saveToken', {
        body: { source_control: 'github', token: 'good-token', url: null },
      });
    }
  });

  it('leads to its own server where the organization has not named one', async () => {
    server.deps.config.oauth.gitlab = {
      id: 'lab',
      secret: 'lab-secret',
      web: 'https://lab.example',
    };
    await admin()('deleteConnector', { body: { key: 'gitlab' } });
    try {
      const asked: string[] = [];
      internet.instead = ({ url }) => {
        asked.push(url.origin);
        return { status: 200, body: { access_token: 'granted', username: 'acme', id: 1 } };
      };
      const offered = async () =>
        (await admin()('getHostConnector', { path: { host: 'gitlab' } })).ok().authorize_url;
      const page = new URL((await offered()) ?? expect.fail('no page'));
      expect(page.origin).toBe('https://lab.example');
      const state = page.searchParams.get('state') ?? '';
      (
        await admin()('exchangeOAuthToken', {
          body: { source_control: 'gitlab', code: 'code', state },
        })
      ).ok();
      // Tokens that the server issued are only sent to that server.
      expect(new Set(asked)).toEqual(new Set(['https://lab.example']));
    } finally {
      server.deps.config.oauth.gitlab = undefined;
      internet.instead = undefined;
      await admin()('saveToken', {
        body: { source_control: 'gitlab', token: 'good-token', url: null },
      });
    }
  });

  it('proves with the code that it asked for it', async () => {
    const { authorize_url: authorize } = (
      await admin()('getHostConnector', { path: { host: 'github' } })
    ).ok();
    const { searchParams } = new URL(authorize ?? expect.fail('no page'));
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    const verifiers: string[] = [];
    internet.instead = ({ url, body }) => {
      if (url.pathname !== '/login/oauth/access_token') return null;
      verifiers.push(new URLSearchParams(body).get('code_verifier') ?? '');
      return { status: 200, body: { access_token: 'good-token' } };
    };
    await admin()('exchangeOAuthToken', {
      body: { source_control: 'github', code: 'c', state: searchParams.get('state') ?? '' },
    });
    expect(
      verifiers.map((verifier) => createHash('sha256').update(verifier).digest('base64url')),
    ).toEqual([searchParams.get('code_challenge')]);
  });
});
