import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeBitbucket } from '../../tests/support/server/hosts/bitbucket.ts';
import {
  createForge,
  type FakeRepository,
  type Forge,
} from '../../tests/support/server/hosts/forge.ts';
import { fakeGitea } from '../../tests/support/server/hosts/gitea.ts';
import { fakeGithub } from '../../tests/support/server/hosts/github.ts';
import { fakeGitlab } from '../../tests/support/server/hosts/gitlab.ts';
import { createInternet, type Internet } from '../../tests/support/server/hosts/internet.ts';
import { protocolsMissing } from '../../tests/support/server/hosts/protocol.ts';
import { full } from '../../tests/support/server/full.ts';
import { startTestServer, type TestServer } from '../../tests/support/server/test-server.ts';
import { upload } from '../../tests/support/server/upload.ts';
import { OutgoingError } from '../outgoing.ts';
import { watchPullRequests } from '../remediation/watch-pull-requests.ts';

const source = ['const a = 1;', 'export const find = (input) => {', '  run(input);', '};', ''].join(
  '\n',
);
const files = { 'src/a.ts': source, 'src/b.ts': source.replace('find', 'seek') };

const forges = {
  github: createForge(files),
  gitlab: createForge(files),
  bitbucket: createForge(files),
  gitea: createForge(files),
};
const fakes = {
  github: fakeGithub(forges.github),
  gitlab: fakeGitlab(forges.gitlab),
  bitbucket: fakeBitbucket(forges.bitbucket),
  gitea: fakeGitea(forges.gitea),
};
const webs = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
  bitbucket: 'https://bitbucket.org',
  gitea: 'https://git.acme.example',
};
const hosts = ['github', 'gitlab', 'bitbucket', 'gitea'] as const;
type Host = (typeof hosts)[number];
const kindOf = (host: Host) => (host === 'bitbucket' ? 'bitbucket_cloud' : host);
const repositoryOf = (forge: Forge): FakeRepository =>
  forge.repositories[0] ?? expect.fail('the forge is empty');

const result = (ruleId: string, file: string, text: string) => ({
  ruleId,
  level: 'error',
  message: { text: ruleId },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: file },
        region: { startLine: 3, endLine: 3, snippet: { text: '  run(input);' } },
      },
    },
  ],
  fixes: [
    {
      description: { text: 'Escape it. Ask @everyone.' },
      artifactChanges: [
        {
          artifactLocation: { uri: file },
          replacements: [
            {
              deletedRegion: { startLine: 3, startColumn: 3, endColumn: 14 },
              insertedContent: { text },
            },
          ],
        },
      ],
    },
  ],
});
const report = JSON.stringify({
  version: '2.1.0',
  runs: [
    {
      tool: { driver: { name: 'demo', rules: [] } },
      results: [
        result('inject', 'src/a.ts', 'run(escape(input))'),
        result('leak', 'src/b.ts', 'run(clean(input))'),
      ],
    },
  ],
});

let server: TestServer;
let internet: Internet;

beforeAll(async () => {
  internet = createInternet(Object.values(fakes));
  server = await startTestServer({
    deps: { outgoing: internet },
    config: {
      oauth: {
        github: { id: 'app', secret: 'app-secret' },
        gitlab: undefined,
        bitbucket_cloud: { id: 'consumer', secret: 'consumer-secret' },
        gitea: undefined,
      },
    },
  });
  for (const host of hosts)
    await server.as('admin')('saveToken', {
      body: {
        source_control: kindOf(host),
        token: 'good-token',
        ...(host === 'gitea' && { url: webs.gitea }),
      },
    });
});
afterAll(() => server.close());
beforeEach(() => {
  internet.asked.length = 0;
});
afterEach(() => {
  internet.instead = undefined;
});

const admin = () => server.as('admin');

/** A repository of the host with two findings that have a patch. */
const withFindings = async (host: Host, nickname: string) => {
  const url = `${webs[host]}/acme/ledger-api`;
  const {
    data: [repository],
  } = (
    await admin()('createRepositoryWithList', {
      body: { source_control: kindOf(host), data: [{ nickname, url, branch: 'main' }] },
    })
  ).ok();
  const id = repository?.id ?? expect.fail('not added');
  await upload(admin(), id, report);
  await server.runJobs();
  const { data } = (await admin()('listFindings', { query: { repository: [nickname] } })).ok();
  const findings = data.map((row) => ({ id: row.id, rule: row.attributes.title }));
  const of = (rule: string) =>
    findings.find((row) => row.rule.includes(rule))?.id ?? expect.fail(rule);
  return { id, inject: of('inject'), leak: of('leak') };
};

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
    expect(
      (await admin()('listHostRepositories', { path: { host }, query: { q: 'web' } })).ok(),
    ).toMatchObject({ data: [{ name: 'web' }], meta: { total: 1 } });
    expect(
      (
        await admin()('listHostBranches', { path: { host }, query: { repository: 'acme/web' } })
      ).ok().data,
    ).toEqual([{ name: 'main', is_default: true }]);
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
    // What may be executed still may.
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
    // The pull request is made, and the line breaks before the host has said so.
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
      (await admin()('createPullRequest', { body: { remediation_id: remediation._id } })).problem(),
    ).toMatchObject({ status: 502, code: 'host_unreachable' });
    expect(isMade()).toBe(true);
    expect((await admin()('getRemediation', { path: { id: place.leak } })).ok().data).toMatchObject(
      { processing_status: 'ready', pull_request_url: null },
    );
    internet.instead = undefined;
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
    const { data } = (
      await admin()('listNotifications', { query: { notification_type: 'pull_request_merged' } })
    ).ok();
    expect(data.filter(({ facts }) => facts?.repository === `of-${host}`)).toHaveLength(1);
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
    // Each of them in the full run; otherwise each host with a third, and each answer by one host or two.
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
        // Bitbucket Cloud's is forgotten once it was refused: it is given again.
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

describe('a patch', () => {
  it('that does not fit any more opens nothing, and the others of its pull request go on', async () => {
    const place = await withFindings('gitea', 'moved-on');
    const repository = repositoryOf(forges.gitea);
    const { pulls } = repository;
    const before = pulls.length;
    repository.branches.get('main')?.set('src/a.ts', source.replace('run(input);', 'walk(input);'));
    const { job_id: id } = (
      await admin()('generatePatches', {
        body: {
          findings: [place.inject, place.leak],
          apply_pr: true,
          pull_request_per: 'repository',
        },
      })
    ).ok();
    await server.runJobs();
    const { data } = (await admin()('listJobItems', { path: { id } })).ok();
    expect(data.find(({ finding_id: each }) => each === place.inject)).toMatchObject({
      code: 'patch_outdated',
      link: null,
    });
    expect(data.find(({ finding_id: each }) => each === place.leak)).toMatchObject({
      code: 'pull_request_opened',
      link: pulls.at(-1) && (expect.stringContaining('/pulls/') as string),
    });
    expect(pulls).toHaveLength(before + 1);
    const { data: remediation } = (
      await admin()('getRemediation', { path: { id: place.inject } })
    ).ok();
    expect(
      (await admin()('createPullRequest', { body: { remediation_id: remediation._id } })).problem(),
    ).toMatchObject({ status: 422, code: 'patch_outdated', facts: { file: 'src/a.ts' } });
    const outside = await admin()('editRemediation', {
      path: { id: remediation._id },
      body: { code_diff: '--- a/../../etc/passwd\n+++ b/../../etc/passwd\n@@ -1 +1 @@\n-x\n+y\n' },
    });
    expect(outside.problem()).toMatchObject({ status: 422, code: 'not_a_diff' });
    expect(
      (await admin()('createPullRequest', { body: { remediation_id: remediation._id } })).problem(),
    ).toMatchObject({ status: 422, code: 'patch_outdated' });
    expect(internet.asked.some(({ url }) => url.href.includes('passwd'))).toBe(false);
  });

  it('goes by the address of the connected host only', async () => {
    const {
      data: [repository],
    } = (
      await admin()('createRepositoryWithList', {
        body: {
          source_control: 'gitea',
          data: [{ nickname: 'elsewhere', url: 'https://evil.example/acme/ledger-api' }],
        },
      })
    ).ok();
    expect(
      (
        await admin()('createWorkflowPullRequest', { path: { id: repository?.id ?? '' } })
      ).problem(),
    ).toMatchObject({ status: 422, code: 'repository_elsewhere' });
    expect(
      (
        await admin()('testSourceHostConnection', {
          body: { source_control: 'gitea', url: 'https://evil.example' },
        })
      ).ok(),
    ).toMatchObject({ ok: false, code: 'key_needed_again' });
    expect(internet.asked.some(({ url }) => url.host === 'evil.example')).toBe(false);
  });

  it('is not opened by whoever may not see the finding', async () => {
    const { data } = (await admin()('listFindings', { query: { repository: ['moved-on'] } })).ok();
    const finding = data[0]?.id ?? expect.fail('none');
    for (const person of ['developer', 'foreignAdmin'] as const)
      expect(
        (await server.as(person)('createPullRequest', { body: { remediation_id: finding } }))
          .status,
      ).toBe(404);
  });
});

describe('an issue', () => {
  it('is drafted, changed and opened as it was left', async () => {
    const place = await withFindings('gitea', 'drafted');
    const draft = (await admin()('createIssueDraft', { path: { id: place.leak } })).ok().data;
    expect(draft).toMatchObject({
      remediation_type: 'issue',
      processing_status: 'ready',
      description: expect.stringContaining('leak') as string,
    });
    await admin()('editRemediation', {
      path: { id: draft._id },
      body: { description: 'Please look.' },
    });
    expect(
      (await admin()('createPullRequest', { body: { remediation_id: draft._id } })).problem(),
    ).toMatchObject({ code: 'no_patch' });
    await admin()('createIssue', { body: { remediation_id: draft._id } });
    expect(repositoryOf(forges.gitea).issues.at(-1)?.body).toMatch(
      /^Please look\.\n\n<!-- parapet:/,
    );
  });
});

describe('what an issue will say', () => {
  it('is shown before it is opened, and taken as somebody has written it', async () => {
    const place = await withFindings('gitlab', 'written');
    const fresh = (await admin()('createIssueDraft', { path: { id: place.leak } })).ok().data;
    expect(fresh.issue_draft).toEqual({
      title: expect.stringContaining('leak') as string,
      body: fresh.description,
    });
    await admin()('createRemediation', { path: { id: place.inject } });
    const { data: ofFix } = (
      await admin()('createIssueDraft', { path: { id: place.inject } })
    ).ok();
    expect(ofFix).toMatchObject({
      remediation_type: 'code_fix',
      issue_draft: {
        title: expect.stringContaining('inject') as string,
        body: expect.stringContaining('+  run(escape(input))') as string,
      },
    });
    await admin()('createIssue', {
      body: { remediation_id: ofFix._id, title: 'Look at this', body: 'No code here.\n' },
    });
    expect(repositoryOf(forges.gitlab).issues.at(-1)).toMatchObject({
      title: 'Look at this',
      body: `No code here.\n\n<!-- parapet:${ofFix._id} -->`,
    });
    expect(
      (await admin()('getRemediation', { path: { id: place.inject } })).ok().data.issue_draft,
    ).toBeUndefined();
    for (const person of ['developer', 'foreignAdmin'] as const)
      expect(
        (await server.as(person)('createIssueDraft', { path: { id: place.inject } })).status,
      ).toBe(404);
  });
});

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
    expect(
      (await admin()('listGitTokens'))
        .ok()
        .data.find(({ source_control: each }) => each === 'bitbucket_cloud'),
    ).toMatchObject({ isConfigured: false });
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
