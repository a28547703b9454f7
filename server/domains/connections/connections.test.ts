import { describe, expect, it } from 'vitest';
import {
  admin,
  fakes,
  forges,
  hosts,
  internet,
  kindOf,
  server,
  useSourceHosts,
  webs,
  withFindings,
} from '../../../tests/support/server/source-host-suite.ts';
import { OutgoingError } from '../../platform/outgoing/outgoing.ts';

useSourceHosts();

const list = async () => (await admin()('listConnections')).ok();
const connection = async (key: string) =>
  (await list()).data.find((one) => one.key === key) ?? expect.fail(`no ${key}`);
const test = (host: (typeof hosts)[number]) =>
  admin()('testSourceHostConnection', { body: { source_control: host } });
const call = (host: (typeof hosts)[number]) =>
  admin()('listHostRepositories', { path: { host }, query: {} });
const replaceToken = (host: (typeof hosts)[number], token = 'good-token') =>
  admin()('saveToken', { body: { source_control: kindOf(host), token } });

describe('the state of a connection', () => {
  it('is not known before a call, whatever is stored', async () => {
    expect(await connection('gitlab')).toMatchObject({
      isConfigured: true,
      address: 'gitlab.com',
      last_call: null,
    });
    expect(await connection('aws')).toMatchObject({ isConfigured: false, last_call: null });
  });

  it.each([
    ['github', ['repo', 'read:org'], 'works', [], { read: true, scan: true, pull_requests: true }],
    [
      'github',
      ['gist'],
      'works_in_part',
      ['repo'],
      { read: false, scan: false, pull_requests: false },
    ],
    [
      'gitlab',
      ['read_api'],
      'works_in_part',
      ['api'],
      { read: true, scan: true, pull_requests: false },
    ],
    ['gitlab', ['api'], 'works', [], { read: true, scan: true, pull_requests: true }],
    [
      'bitbucket',
      ['account', 'repository'],
      'works_in_part',
      ['pullrequest:write'],
      { read: true, scan: true, pull_requests: false },
    ],
    ['gitea', undefined, 'works', [], { read: true, scan: null, pull_requests: null }],
  ] as const)(
    'of %s with the scopes %j is %s',
    async (host, scopes, state, missing, capabilities) => {
      forges[host].scopes = scopes && [...scopes];
      await test(host);
      forges[host].scopes = undefined;
      expect((await connection(kindOf(host))).last_call).toMatchObject({
        state,
        login: 'acme-bot',
        repositories: 2,
        missing_scopes: missing,
        capabilities,
        latency_ms: expect.any(Number) as number,
        status: null,
        problem: null,
      });
    },
  );

  it('names the page where a token with the scopes is made', async () => {
    const pages = (await list()).data.map(({ key, token_url: page }) => [key, page]);
    expect(Object.fromEntries(pages)).toMatchObject({
      github: 'https://github.com/settings/tokens/new?description=Parapet&scopes=repo',
      gitlab: 'https://gitlab.com/-/user_settings/personal_access_tokens?name=Parapet&scopes=api',
      gitea: `${webs.gitea}/user/settings/applications`,
      aws: null,
    });
  });

  it('follows every real call, not the test alone', async () => {
    await replaceToken('gitlab');
    expect((await connection('gitlab')).last_call).toBeNull();
    (await call('gitlab')).ok();
    expect((await connection('gitlab')).last_call).toMatchObject({ state: 'works', login: null });
    internet.instead = () => ({ status: 401, body: { message: '401 Unauthorized' } });
    (await call('gitlab')).problem();
    expect((await connection('gitlab')).last_call).toMatchObject({
      state: 'refused',
      code: 'key_refused',
      status: 401,
    });
    internet.instead = () => new OutgoingError('timeout', 'slow');
    (await call('gitlab')).problem();
    expect((await connection('gitlab')).last_call).toMatchObject({
      state: 'no_answer',
      code: 'timeout',
      status: null,
    });
    internet.instead = undefined;
    (await call('gitlab')).ok();
    expect((await connection('gitlab')).last_call).toMatchObject({ state: 'works', problem: null });
  });

  it('keeps what the token may not do through later calls', async () => {
    forges.gitlab.scopes = ['read_api'];
    await test('gitlab');
    forges.gitlab.scopes = undefined;
    (await call('gitlab')).ok();
    expect((await connection('gitlab')).last_call).toMatchObject({
      state: 'works_in_part',
      login: 'acme-bot',
      missing_scopes: ['api'],
    });
  });

  it('is not that of one repository which the host does not show', async () => {
    await test('gitea');
    const { problem } = await admin()('listHostBranches', {
      path: { host: 'gitea' },
      query: { repository: 'acme/other' },
    });
    expect(problem()).toMatchObject({ code: 'host_not_found' });
    expect((await connection('gitea')).last_call).toMatchObject({ state: 'works' });
  });

  it('is tried at the stored address when a new token comes without one', async () => {
    internet.requests.length = 0;
    const tried = await admin()('testSourceHostConnection', {
      body: { source_control: 'gitea', token: 'good-token' },
    });
    expect(tried.ok()).toMatchObject({ ok: true, status: null });
    expect([...new Set(internet.requests.map(({ url }) => url.origin))]).toEqual([webs.gitea]);
    const refused = await admin()('testSourceHostConnection', {
      body: { source_control: 'gitea', token: 'wrong' },
    });
    expect(refused.ok()).toMatchObject({ ok: false, code: 'key_refused', status: 401 });
  });

  it('does not outlive its credentials', async () => {
    await test('gitea');
    internet.instead = async (sent) => {
      // An administrator replaces the token during the request.
      await replaceToken('gitea', 'another-token');
      return fakes.gitea.answer(sent);
    };
    (await call('gitea')).ok();
    internet.instead = undefined;
    expect((await connection('gitea')).last_call).toBeNull();
    await replaceToken('gitea');
  });
});

describe('what does not work', () => {
  it('leaves repositories without scans, each counted once', async () => {
    for (const host of hosts) await replaceToken(host);
    for (const host of hosts) await test(host);
    await withFindings('gitlab', 'ledger-at-gitlab');
    await withFindings('github', 'ledger-at-github');
    expect((await list()).repositories_not_scanned).toBe(0);
    internet.instead = ({ url }) =>
      url.origin === webs.gitlab ? new OutgoingError('unreachable', 'no route') : null;
    await test('gitlab');
    expect(await list()).toMatchObject({ repositories_not_scanned: 1 });
    expect(await connection('gitlab')).toMatchObject({
      repositories: 1,
      last_call: { state: 'no_answer' },
    });
  });

  it('of Bitbucket Cloud says when the host ended the token', async () => {
    await replaceToken('bitbucket', 'old-token');
    await test('bitbucket');
    const ended = await connection('bitbucket_cloud');
    expect(ended).toMatchObject({ isConfigured: false, last_call: null });
    expect(Date.parse(ended.ended_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await replaceToken('bitbucket');
    expect(await connection('bitbucket_cloud')).toMatchObject({
      isConfigured: true,
      ended_at: null,
    });
  });

  it('is told to no other organization', async () => {
    const { data } = (await server.as('foreignAdmin')('listConnections')).ok();
    expect(data.filter(({ isConfigured, last_call: last }) => isConfigured || last)).toEqual([]);
  });
});
