import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTenant } from '../../platform/db/tenancy.ts';
import { openPull } from '../../../tests/support/server/hosts/forge.ts';
import {
  fakes,
  hosts,
  source,
  forges,
  repositoryOf,
  server,
  internet,
  admin,
  withFindings,
  useSourceHosts,
} from '../../../tests/support/server/source-host-suite.ts';

useSourceHosts();

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
    expect(internet.requests.some(({ url }) => url.href.includes('passwd'))).toBe(false);
  });

  it.each(hosts)('is opened as a draft at %s where that is wanted', async (host) => {
    const place = await withFindings(host, `draft-${host}`);
    const { pulls } = repositoryOf(forges[host]);
    const known = pulls.length;
    await admin()('generatePatches', {
      body: { findings: [place.leak], apply_pr: true, draft: true },
    });
    await server.runJobs();
    const [pull = expect.fail('no pull request')] = pulls.slice(known);
    const marks = { gitlab: /^Draft: /, gitea: /^WIP: / };
    if (host in marks) expect(pull.title).toMatch(marks[host as keyof typeof marks]);
    else expect(pull.draft).toBe(true);
  });

  it('waits where the host takes no more calls, and says at last that nothing was opened', async () => {
    const place = await withFindings('gitlab', 'limited');
    const findings = [place.inject, place.leak];
    (await admin()('generatePatches', { body: { findings } })).ok();
    await server.runJobs();
    const remediations = await Promise.all(
      findings.map(async (id) => (await admin()('getRemediation', { path: { id } })).ok().data._id),
    );
    const apply = async () =>
      (await admin()('applyPatches', { body: { remediations, as: 'pull_request' } })).ok().job_id;
    const job = async (id: string) => (await admin()('getJob', { path: { id } })).ok().data;
    const change = (id: string, columns: SQL) =>
      inTenant(server.deps.db, server.people.admin, (tx) =>
        tx.execute(sql`update jobs set ${columns} where id = ${id}`),
      );
    internet.instead = () => ({ status: 429, headers: { 'retry-after': '120' } });
    const given = await apply();
    await change(given, sql`max_attempts = 1`);
    await server.runJobs();
    expect(await job(given)).toMatchObject({ counts: { done: 0, failed: 2 } });

    const waiting = await apply();
    await server.runJobs();
    expect(await job(waiting)).toMatchObject({ status: 'queued' });
    internet.instead = undefined;
    await server.runJobs();
    // Not before the time that the host named.
    expect(await job(waiting)).toMatchObject({ status: 'queued' });
    await change(waiting, sql`run_at = now()`);
    await server.runJobs();
    expect(await job(waiting)).toMatchObject({
      status: 'succeeded',
      counts: { done: 2, failed: 0 },
    });
  });

  it.each(hosts)('of a file that is not UTF-8 changes no byte of it at %s', async (host) => {
    const place = await withFindings(host, `latin-${host}`);
    const repository = repositoryOf(forges[host]);
    repository.branches.get('main')?.set('src/a.ts', source);
    const before = [repository.pulls.length, repository.branches.size];
    const { data: fix } = (await admin()('createRemediation', { path: { id: place.inject } })).ok();
    const bytes = Buffer.from(source.replace('a = 1', 'a = "größer"'), 'latin1');
    internet.instead = (asked) => {
      if (asked.method !== 'GET' || !decodeURIComponent(asked.url.pathname).includes('src/a.ts'))
        return null;
      const { body, ...answer } = fakes[host].answer(asked);
      const isRaw = typeof body !== 'object' || body === null || !('content' in body);
      return { ...answer, body: isRaw ? bytes : { ...body, content: bytes.toString('base64') } };
    };
    expect(
      (await admin()('createPullRequest', { body: { remediation_id: fix._id } })).problem(),
    ).toMatchObject({ status: 422, code: 'file_not_utf8', facts: { file: 'src/a.ts' } });
    expect([repository.pulls.length, repository.branches.size]).toEqual(before);
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
    expect(internet.requests.some(({ url }) => url.host === 'evil.example')).toBe(false);
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

describe('a branch that the user names', () => {
  it.each(hosts)('is left alone at %s where it holds other work', async (host) => {
    const place = await withFindings(host, `named-${host}`);
    const repository = repositoryOf(forges[host]);
    repository.branches.get('main')?.set('src/a.ts', source);
    const work = new Map([['src/a.ts', 'work of others\n']]);
    repository.branches.set('feature/theirs', work);
    const before = repository.pulls.length;
    const { data: fix } = (await admin()('createRemediation', { path: { id: place.inject } })).ok();
    const propose = (branch: string) =>
      admin()('createPullRequest', { body: { remediation_id: fix._id, branch } });
    for (const taken of ['feature/theirs', 'main'])
      expect((await propose(taken)).problem()).toMatchObject({
        status: 409,
        code: 'branch_exists',
        facts: { branch: taken },
      });
    expect(repository.pulls).toHaveLength(before);
    expect(repository.branches.get('feature/theirs')).toBe(work);
    // Another author's pull request of that branch is not mistaken for Parapet's.
    openPull(repository, { title: 'Theirs', body: 'x', head: 'feature/theirs', base: 'main' });
    expect((await propose('feature/theirs')).problem()).toMatchObject({ code: 'branch_exists' });
    const { number } = (await propose(`fix/${host}`)).ok();
    expect(repository.pulls.find((pull) => pull.number === number)?.head).toBe(`fix/${host}`);
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
  it('is shown before it is opened, and taken as the user has written it', async () => {
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
