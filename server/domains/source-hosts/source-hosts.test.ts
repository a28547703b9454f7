import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { protocolsMissing } from '../../../tests/support/server/hosts/protocol.ts';
import { full } from '../../../tests/support/server/full.ts';
import { upload } from '../../../tests/support/server/upload.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import { OutgoingError } from '../../platform/outgoing/outgoing.ts';
import { watchPullRequests } from '../remediation/pull-requests/watch-pull-requests.ts';
import {
  source,
  files,
  forges,
  fakes,
  webs,
  hosts,
  kindOf,
  report,
  repositoryOf,
  server,
  internet,
  admin,
  withFindings,
  useSourceHosts,
} from '../../../tests/support/server/source-host-suite.ts';

useSourceHosts();

describe.each(hosts)('%s', (host) => {
  const at = hosts.indexOf(host);
  const forge = forges[host];
  let place: Awaited<ReturnType<typeof withFindings>>;
  beforeAll(async () => {
    repositoryOf(forge).executable.add('main:src/a.ts');
    place = await withFindings(host, `of-${host}`);
  });

  it('tells who the token belongs to, and lists repositories and branches', async () => {
    expect((await admin()('getHostConnector', { path: { host } })).ok()).toMatchObject({
      source_control: host,
      isConfigured: true,
      login: 'acme-bot',
    });
    expect(
      (await admin()('testSourceHostConnection', { body: { source_control: host } })).ok(),
    ).toMatchObject({ ok: true, code: 'answers' });
    expect(
      (await admin()('listSourceControls'))
        .ok()
        .data.filter(({ source_control: of }) => of === kindOf(host)),
    ).toMatchObject([{ isConfigured: true }]);
    const lastCall = async () =>
      (await admin()('listConnections')).ok().data.find(({ key }) => key === kindOf(host))
        ?.last_call;
    expect(await lastCall()).toMatchObject({
      state: 'works',
      code: 'answers',
      login: 'acme-bot',
      repositories: 2,
    });
    internet.instead = () => new OutgoingError('unreachable', 'no route');
    await admin()('testSourceHostConnection', { body: { source_control: host } });
    internet.instead = undefined;
    expect(await lastCall()).toMatchObject({ state: 'no_answer', code: 'unreachable' });
    const all = (await admin()('listHostRepositories', { path: { host } })).ok();
    expect(
      all.data.map(
        ({ full_name: name, default_branch: branch, private: isPrivate, added, url }) => [
          name,
          branch,
          isPrivate,
          added,
          url,
        ],
      ),
    ).toEqual([
      ['acme/ledger-api', 'main', true, true, `${webs[host]}/acme/ledger-api`],
      ['acme/web', 'main', false, false, `${webs[host]}/acme/web`],
    ]);
    expect(all.meta).toMatchObject({ total: 2, page: 1, page_size: 100 });
    expect(
      (await admin()('listHostRepositories', { path: { host }, query: { page: 2, page_size: 1 } }))
        .ok()
        .data.map(({ name }) => name),
    ).toEqual(['web']);
    const one = { path: { host }, query: { page_size: 1 } };
    const first = (await admin()('listHostRepositories', one)).ok().meta.next_cursor;
    const following = (
      await admin()('listHostRepositories', {
        path: { host },
        query: { page_size: 1, cursor: String(first) },
      })
    ).ok();
    expect(following).toMatchObject({
      data: [{ name: 'web' }],
      meta: { page: 2, next_cursor: null },
    });
    expect(
      (await admin()('listHostRepositories', { path: { host }, query: { q: 'web' } })).ok(),
    ).toMatchObject({ data: [{ name: 'web' }], meta: { total: 1 } });
    expect(
      (
        await admin()('listHostBranches', { path: { host }, query: { repository: 'acme/web' } })
      ).ok(),
    ).toMatchObject({ data: [{ name: 'main', is_default: true }], default_branch: 'main' });
    // It is also listed on another page.
    expect(
      (
        await admin()('listHostBranches', {
          path: { host },
          query: { repository: 'acme/web', page: 2, page_size: 1 },
        })
      ).ok(),
    ).toMatchObject({ data: [], default_branch: 'main' });
    for (const repository of [
      'acme/other',
      '../../user',
      'acme/web?x=1',
      'acme/web/../ledger-api',
    ]) {
      expect(
        (await admin()('listHostBranches', { path: { host }, query: { repository } })).problem(),
      ).toMatchObject({ status: 404, code: 'host_not_found' });
    }
  });

  it('opens a pull request with the patch, once', async () => {
    const { data: remediation } = (
      await admin()('createRemediation', { path: { id: place.inject } })
    ).ok();
    const opened = (
      await admin()('createPullRequest', { body: { remediation_id: remediation._id } })
    ).ok();
    const { pulls, branches, messages } = repositoryOf(forge);
    expect(pulls).toHaveLength(1);
    const [pull] = pulls;
    expect(opened).toEqual({
      url: expect.stringContaining(`${webs[host]}/acme/ledger-api/`) as string,
      number: pull?.number,
    });
    expect(pull).toMatchObject({ base: 'main', state: 'open' });
    expect(branches.get(pull?.head ?? '')?.get('src/a.ts')).toBe(
      source.replace('run(input);', 'run(escape(input))'),
    );
    expect(branches.get(pull?.head ?? '')?.get('src/b.ts')).toBe(files['src/b.ts']);
    // Executable files stay executable.
    expect([...repositoryOf(forge).executable].sort()).toEqual(
      ['main:src/a.ts', `${pull?.head}:src/a.ts`].sort(),
    );
    expect(pull?.body).toContain(`/findings/finding-details/${place.inject}`);
    expect(pull?.body).not.toContain('@everyone');
    expect(messages[0]).toContain('inject');
    expect(
      (await admin()('getRemediation', { path: { id: place.inject } })).ok().data,
    ).toMatchObject({
      processing_status: 'applied',
      pull_request_url: opened.url,
      pull_request_state: 'open',
    });
    expect(
      (await admin()('getFinding', { path: { id: place.inject } })).ok().data.attributes.status,
    ).toBe('in_progress');
    const { data: history } = (
      await admin()('listFindingHistory', { path: { id: place.inject } })
    ).ok();
    expect(history).toContainEqual(
      expect.objectContaining({ kind: 'remediation', from: 'pull_request', to: opened.url }),
    );
    expect(
      (await admin()('createPullRequest', { body: { remediation_id: remediation._id } })).ok(),
    ).toEqual(opened);
    expect(repositoryOf(forge).pulls).toHaveLength(1);
  });

  it('finds what an attempt has opened whose answer was lost', async () => {
    const { data: remediation } = (
      await admin()('createRemediation', { path: { id: place.leak } })
    ).ok();
    const isMade = () => repositoryOf(forge).pulls.length === 2;
    // The pull request is created, but the connection breaks before the response.
    internet.instead = (asked) => {
      if (
        asked.method !== 'POST' ||
        !/\/(?:pulls|merge_requests|pullrequests)$/.test(asked.url.pathname)
      )
        return null;
      fakes[host].answer(asked);
      return new OutgoingError('unreachable', 'cut');
    };
    expect(
      (await admin()('createPullRequest', { body: { remediation_id: remediation._id } })).ok()
        .number,
    ).toBe(repositoryOf(forge).pulls[1]?.number);
    expect(isMade()).toBe(true);
  });

  it('opens an issue, once', async () => {
    const { data: remediation } = (
      await admin()('getRemediation', { path: { id: place.inject } })
    ).ok();
    const opened = (
      await admin()('createIssue', {
        body: { remediation_id: remediation._id, title: 'Look at this' },
      })
    ).ok();
    expect(repositoryOf(forge).issues).toMatchObject([
      { title: 'Look at this', body: expect.stringContaining('+  run(escape(input))') as string },
    ]);
    expect(
      (await admin()('createIssue', { body: { remediation_id: remediation._id } })).ok(),
    ).toEqual(opened);
    expect(repositoryOf(forge).issues).toHaveLength(1);
  });

  it('proposes a pipeline that uploads reports', async () => {
    const { url } = (await admin()('createWorkflowPullRequest', { path: { id: place.id } })).ok();
    const [path, text] =
      [...(repositoryOf(forge).branches.get('parapet/upload-reports') ?? [])].find(([name]) =>
        /\.ya?ml$/.test(name),
      ) ?? expect.fail('no pipeline');
    expect(path).toBe(
      {
        github: '.github/workflows/parapet.yml',
        gitlab: '.gitlab-ci.yml',
        bitbucket: 'bitbucket-pipelines.yml',
        gitea: '.gitea/workflows/parapet.yml',
      }[host],
    );
    expect(text).toContain(`/v1/upload_scan/${place.id}`);
    expect(
      (await admin()('getRepository', { path: { id: place.id } })).ok().data.attributes
        .workflow_pr_url,
    ).toBe(url);
  });

  it('tells whoever waits when a pull request is merged, and lets a closed one be opened again', async () => {
    const [first, second] = repositoryOf(forge).pulls;
    if (!first || !second) throw new Error('Two were opened before.');
    first.state = 'merged';
    second.state = 'closed';
    await watchPullRequests(server.deps);
    await watchPullRequests(server.deps);
    expect(
      (await admin()('getRemediation', { path: { id: place.inject } })).ok().data,
    ).toMatchObject({ processing_status: 'applied', pull_request_state: 'merged' });
    expect((await admin()('getRemediation', { path: { id: place.leak } })).ok().data).toMatchObject(
      { processing_status: 'ready', pull_request_state: 'closed' },
    );
    expect(
      (await admin()('getFinding', { path: { id: place.leak } })).ok().data.attributes,
    ).toMatchObject({ status: 'open' });
    const { data } = (
      await admin()('listNotifications', { query: { notification_type: 'pull_request_merged' } })
    ).ok();
    expect(data.filter(({ facts }) => facts?.repository === `of-${host}`)).toHaveLength(1);
  });

  it('frees a merged fix once a scan of a later commit still finds the problem', async () => {
    let scanned = 0;
    const scan = async (commit: string) => {
      await upload(admin(), place.id, report + ' '.repeat(++scanned), { commit });
      await server.runJobs();
      await watchPullRequests(server.deps);
      return (await admin()('getRemediation', { path: { id: place.inject } })).ok().data;
    };
    const before = repositoryOf(forge).pulls.length;
    await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.execute(sql`update scans set "commit" = 'aaaaaaa' where repository_id = ${place.id}`),
    );
    // A late report on a commit scanned before the merge is ignored.
    expect(await scan('aaaaaaa')).toMatchObject({ processing_status: 'applied' });
    expect(await scan('bbbbbbb')).toMatchObject({ processing_status: 'ready' });
    const { attributes } = (await admin()('getFinding', { path: { id: place.inject } })).ok().data;
    expect(attributes.status).toBe('open');
    const { data } = (
      await admin()('listNotifications', { query: { notification_type: 'pull_request_merged' } })
    ).ok();
    expect(data.filter(({ facts }) => facts?.still_found)).toHaveLength(1 + at);
    (await admin()('createRemediation', { path: { id: place.inject } })).ok();
    await server.runJobs();
    const remediation = (await admin()('getRemediation', { path: { id: place.inject } })).ok().data;
    (await admin()('createPullRequest', { body: { remediation_id: remediation._id } })).ok();
    expect(repositoryOf(forge).pulls.length).toBe(before + 1);
  });

  it('is answered with a problem, whatever it says', async () => {
    const answers = [
      ...[500, 502, 503, 401, 403, 404, 409, 422, 429, 301, 204].map((status) => () => ({
        status,
        body: { message: 'no', errors: ['odd'] },
      })),
      () => ({
        status: 200,
        body: '<html>A proxy</html>',
        headers: { 'content-type': 'text/html' },
      }),
      () => ({ status: 200, body: '' }),
      () => ({ status: 200, body: '{"unended' }),
      () => ({ status: 200, body: { values: null, data: [1] } }),
      () => ({ status: 200, body: [null, 1, {}] }),
      () => ({ status: 200, body: 'x'.repeat(10_000_000) }),
      () => ({ status: 429, headers: { 'retry-after': '120' } }),
      () => new OutgoingError('timeout', 'slow'),
      () => new OutgoingError('forbidden_address', 'inside'),
    ];
    // The full run combines every error with every host. Otherwise each host gets a third of the
    // errors, so that each error is tested with one or two hosts.
    for (const answer of answers.filter((_answer, n) => full || (n + at) % 3 === 0)) {
      internet.instead = answer;
      const calls = [
        () => admin()('listHostRepositories', { path: { host } }),
        () => admin()('listHostBranches', { path: { host }, query: { repository: 'acme/web' } }),
        () => admin()('getHostConnector', { path: { host } }),
        () => admin()('createWorkflowPullRequest', { path: { id: place.id } }),
        () => admin()('createPullRequest', { body: { remediation_id: place.leak } }),
        () => admin()('createIssue', { body: { remediation_id: place.leak } }),
      ];
      for (const call of calls) {
        const { status, text } = await call();
        expect({ status, text }).toMatchObject({
          status: expect.toSatisfy(
            (code: number) => code >= 400 && code !== 500 && code !== 501,
          ) as number,
          text: expect.not.stringContaining('good-token') as string,
        });
        // Bitbucket Cloud's token is deleted after it was rejected, so it is stored again.
        if (status === 422)
          await admin()('saveToken', {
            body: { source_control: kindOf(host), token: 'good-token' },
          });
      }
      expect(
        (
          await admin()('testSourceHostConnection', {
            body: {
              source_control: host,
              token: 'another',
              ...(host === 'gitea' && { url: webs.gitea }),
            },
          })
        ).ok().ok,
      ).toBe(false);
    }
  });

  it.skipIf(protocolsMissing !== undefined)('is spoken to as its description says', () => {
    expect([...new Set(fakes[host].complaints)]).toEqual([]);
  });
});
