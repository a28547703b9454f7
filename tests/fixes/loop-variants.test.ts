// Variants of a proposed fix's life at each source host: a response that is lost or wrong, a pull
// request that is closed, reopened, or merged without effect.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { watchPullRequests } from '../../server/domains/remediation/pull-requests/watch-pull-requests.ts';
import { OutgoingError } from '../../server/platform/outgoing/outgoing.ts';
import type { Answer, FakePull, FakeRequest } from '../support/server/hosts/forge.ts';
import { inTurn } from '../support/server/full.ts';
import {
  admin,
  fakes,
  forges,
  hosts,
  internet,
  report,
  repositoryOf,
  server,
  useSourceHosts,
  withFindings,
} from '../support/server/source-host-suite.ts';
import { upload } from '../support/server/upload.ts';

useSourceHosts();

let scanned = 0;
const scan = async (
  repository: string,
  text: string,
  fields: { commit: string; branch?: string },
) => {
  scanned += 1;
  await upload(admin(), repository, text + ' '.repeat(scanned), fields);
  await server.runJobs();
  await watchPullRequests(server.deps);
};
const commit = (digit: string) => digit.repeat(40);

const remediationOf = async (finding: string) =>
  (await admin()('getRemediation', { path: { id: finding } })).ok().data;
const statusOf = async (finding: string) =>
  (await admin()('getFinding', { path: { id: finding } })).ok().data.attributes.status;
const make = async (finding: string): Promise<string> => {
  await admin()('createRemediation', { path: { id: finding } });
  await server.runJobs();
  return (await remediationOf(finding))._id;
};
const open = (id: string) => admin()('createPullRequest', { body: { remediation_id: id } });
/** A report without the findings of one rule. */
const without = (rule: string): string => {
  const { runs, ...rest } = JSON.parse(report) as { runs: { results: { ruleId: string }[] }[] };
  return JSON.stringify({
    ...rest,
    runs: runs.map((run) => ({
      ...run,
      results: run.results.filter(({ ruleId }) => ruleId !== rule),
    })),
  });
};

const isPull = ({ method, url }: FakeRequest) =>
  method === 'POST' && /\/(?:pulls|merge_requests|pullrequests)$/.test(url.pathname);
const isCommit = ({ method, url }: FakeRequest) =>
  method === 'POST' && /\/(?:git\/refs|repository\/commits|src|contents)$/.test(url.pathname);

const answers: readonly (readonly [string, Answer | OutgoingError])[] = [
  ['nothing', new OutgoingError('unreachable', 'cut')],
  ['too late', new OutgoingError('timeout', 'slow')],
  ['502', { status: 502, body: { message: 'Bad gateway' } }],
  ['409', { status: 409, body: { message: 'It is already there.' } }],
  ['422', { status: 422, body: { message: 'Validation Failed' } }],
];

describe.each(hosts)('%s', (host) => {
  const isTried = inTurn(hosts, host);
  const repository = repositoryOf(forges[host]);
  let shown = 0;
  /** The pull requests of this test. */
  const pullsOf = (isWanted: (pull: FakePull) => boolean = () => true) =>
    repository.pulls.slice(shown).filter(isWanted);
  /** Lets the host process the request or not, and overrides its response. */
  const answering = (
    isAsked: (asked: FakeRequest) => boolean,
    answer: Answer | OutgoingError,
    isDone: boolean,
  ) => {
    internet.instead = (asked) => {
      if (!isAsked(asked)) return null;
      if (isDone) fakes[host].answer(asked);
      return answer;
    };
  };
  const cleanUp = () => {
    for (const pull of repository.pulls) pull.head = 'deleted';
    shown = repository.pulls.length;
    for (const branch of [...repository.branches.keys()])
      if (branch !== 'main') repository.branches.delete(branch);
  };
  const begin = async (name: string) => {
    cleanUp();
    return withFindings(host, `${host}-${name}`);
  };

  describe('an answer at creation', () => {
    let place: Awaited<ReturnType<typeof withFindings>>;
    let id = '';
    beforeAll(async () => {
      place = await begin('creation');
      id = await make(place.inject);
    });
    afterEach(async () => {
      // The maintainers close it and delete its branch, so the next attempt starts over.
      internet.instead = undefined;
      await open(id);
      for (const pull of repository.pulls) pull.state = 'closed';
      await watchPullRequests(server.deps);
      cleanUp();
    });

    it.each(answers.filter(isTried))(
      '%s, for a pull request that was made, is asked again',
      async (_, answer) => {
        answering(isPull, answer, true);
        const opened = (await open(id)).ok();
        expect(pullsOf()).toHaveLength(1);
        expect(opened.number).toBe(pullsOf()[0]?.number);
        expect(await remediationOf(place.inject)).toMatchObject({
          ...{ processing_status: 'applied', pull_request_url: opened.url },
        });
      },
    );

    it.each(answers.filter(isTried))(
      '%s, for a branch that was made, is asked again',
      async (_, answer) => {
        answering(isCommit, answer, true);
        expect((await open(id)).status).toBe(201);
        expect(pullsOf()).toHaveLength(1);
      },
    );

    it.each(answers.filter(isTried))(
      '%s, for what was not made, is told, and heals by another try',
      async (_, answer) => {
        for (const isAsked of [isCommit, isPull]) {
          answering(isAsked, answer, false);
          expect((await open(id)).status).toBeGreaterThanOrEqual(400);
          expect(pullsOf()).toEqual([]);
          expect(await remediationOf(place.inject)).toMatchObject({
            ...{
              processing_status: 'ready',
              pull_request_state: expect.not.stringMatching('open') as string,
            },
          });
        }
        internet.instead = undefined;
        expect((await open(id)).status).toBe(201);
        expect(pullsOf()).toHaveLength(1);
      },
    );

    if (isTried())
      it('lost, for a branch that the user named, is found by the mark and not by the name', async () => {
        const named = { remediation_id: id, branch: 'security/escape' };
        answering(isPull, { status: 502, body: { message: 'Bad gateway' } }, true);
        const opened = (await admin()('createPullRequest', { body: named })).ok();
        expect(pullsOf().map(({ head, number }) => [head, number])).toEqual([
          ['security/escape', opened.number],
        ]);
        internet.instead = undefined;
        const other = await make(place.leak);
        const taken = { remediation_id: other, branch: 'security/escape' };
        expect((await admin()('createPullRequest', { body: taken })).problem()).toMatchObject({
          ...{ status: 409, code: 'branch_exists' },
        });
        expect(pullsOf()).toHaveLength(1);
      });

    if (isTried())
      it('is the same link for several who ask at once', async () => {
        const all = await Promise.all([open(id), open(id), open(id), open(id)]);
        expect([...new Set(all.map((each) => each.ok().url))]).toHaveLength(1);
        expect(pullsOf()).toHaveLength(1);
      });
  });

  if (isTried())
    it('closed without a merge: the finding is open again, unless a person has decided', async () => {
      const place = await begin('closed');
      const ids = [await make(place.inject), await make(place.leak)];
      for (const id of ids) (await open(id)).ok();
      expect(await statusOf(place.inject)).toBe('in_progress');
      await admin()('triageFindings', {
        body: { finding_ids: [place.leak], change: { status: 'fixed' } },
      });
      await server.runJobs();
      const decided = await statusOf(place.leak);
      for (const pull of pullsOf()) pull.state = 'closed';
      await watchPullRequests(server.deps);
      expect(await statusOf(place.inject)).toBe('open');
      expect(await statusOf(place.leak)).toBe(decided);
      expect(await remediationOf(place.inject)).toMatchObject({
        ...{ processing_status: 'ready', pull_request_state: 'closed' },
      });
    });

  if (isTried())
    it('closed and reopened at the host: asking again finds it, and doubles nothing', async () => {
      const place = await begin('reopened');
      const id = await make(place.inject);
      const first = (await open(id)).ok();
      const [pull = expect.fail('no pull request')] = pullsOf();
      pull.state = 'closed';
      await watchPullRequests(server.deps);
      pull.state = 'open';
      expect((await open(id)).ok()).toEqual(first);
      expect(pullsOf()).toHaveLength(1);
      expect(await remediationOf(place.inject)).toMatchObject({
        ...{ processing_status: 'applied', pull_request_state: 'open' },
      });
      expect(await statusOf(place.inject)).toBe('in_progress');
      pull.state = 'merged';
      await watchPullRequests(server.deps);
      expect(await remediationOf(place.inject)).toMatchObject({ pull_request_state: 'merged' });
    });

  if (isTried())
    it('closed, and merged at the host afterwards: asking again says so', async () => {
      const place = await begin('late-merge');
      const id = await make(place.inject);
      const first = (await open(id)).ok();
      const [pull = expect.fail('no pull request')] = pullsOf();
      pull.state = 'closed';
      await watchPullRequests(server.deps);
      pull.state = 'merged';
      expect((await open(id)).ok()).toEqual(first);
      await watchPullRequests(server.deps);
      expect(pullsOf()).toHaveLength(1);
      expect(await remediationOf(place.inject)).toMatchObject({
        ...{ processing_status: 'applied', pull_request_state: 'merged' },
      });
    });

  if (isTried())
    it('found no more while it is open: closed with the reason, unless a person called it fixed', async () => {
      const place = await begin('gone');
      await scan(place.id, report, { commit: commit('a') });
      for (const finding of [place.inject, place.leak]) (await open(await make(finding))).ok();
      const [inject = expect.fail('no pull request'), leak] = pullsOf();
      await admin()('triageFindings', {
        body: { finding_ids: [place.leak], change: { status: 'fixed' } },
      });
      await server.runJobs();
      internet.instead = ({ method }) =>
        method === 'GET' ? null : { status: 503, body: { message: 'Later' } };
      await scan(place.id, without('inject'), { commit: commit('b') });
      expect(inject.state).toBe('open');
      internet.instead = undefined;
      await watchPullRequests(server.deps);
      await watchPullRequests(server.deps);
      expect([inject.state, leak?.state]).toEqual(['closed', 'open']);
      expect(inject.comments).toEqual([expect.stringContaining('no longer find')]);
      expect(await statusOf(place.inject)).toBe('fixed');
      expect(await remediationOf(place.inject)).toMatchObject({ pull_request_state: 'closed' });
    });

  if (isTried())
    it('deleted at the host: the finding is open again, and the others are still looked at', async () => {
      const place = await begin('deleted');
      const id = await make(place.inject);
      await make(place.leak);
      for (const finding of [place.inject, place.leak])
        (await open((await remediationOf(finding))._id)).ok();
      const [gone, kept] = pullsOf();
      if (!gone || !kept) throw new Error('Two were opened.');
      Object.assign(gone, { number: gone.number + 1000, head: 'deleted', state: 'closed' });
      kept.state = 'merged';
      await watchPullRequests(server.deps);
      expect(await remediationOf(place.leak)).toMatchObject({ pull_request_state: 'merged' });
      expect(await remediationOf(place.inject)).toMatchObject({ pull_request_state: 'closed' });
      expect(await statusOf(place.inject)).toBe('open');
      expect((await open(id)).status).toBe(201);
      expect(await statusOf(place.inject)).toBe('in_progress');
    });

  if (isTried())
    it('merged, and one of its findings still found: that one alone is free for another try', async () => {
      const place = await begin('merged');
      const findings = [place.inject, place.leak];
      await scan(place.id, report, { commit: commit('a') });
      await admin()('generatePatches', {
        body: { findings, apply_pr: true, pull_request_per: 'repository' },
      });
      await server.runJobs();
      const [pull = expect.fail('no pull request')] = pullsOf();
      expect(pullsOf()).toHaveLength(1);
      pull.state = 'merged';
      await watchPullRequests(server.deps);
      expect(await Promise.all(findings.map(statusOf))).toEqual(['in_progress', 'in_progress']);

      // Neither the old commit nor another branch, which may lack the merge, is evidence about it.
      await scan(place.id, report, { commit: commit('a') });
      await scan(place.id, report, { commit: commit('b'), branch: 'feature' });
      for (const finding of findings)
        expect(await remediationOf(finding)).toMatchObject({ processing_status: 'applied' });

      await scan(place.id, without('leak'), { commit: commit('c') });
      expect(await Promise.all(findings.map(statusOf))).toEqual(['open', 'fixed']);
      expect(await remediationOf(place.inject)).toMatchObject({
        ...{ processing_status: 'ready', pull_request_state: 'merged' },
      });
      const { data } = (await admin()('listFindingHistory', { path: { id: place.inject } })).ok();
      expect(data.some(({ from }) => from === 'merged_still_found')).toBe(true);

      const second = (await open(await make(place.inject))).ok();
      expect(pullsOf(({ state }) => state === 'open').map(({ number }) => number)).toEqual([
        second.number,
      ]);
      expect(second.number).not.toBe(pull.number);
      expect(await statusOf(place.inject)).toBe('in_progress');
      for (const each of repository.pulls) each.state = 'merged';
      await watchPullRequests(server.deps);
      await scan(place.id, without('inject').replace('"leak"', '"other"'), { commit: commit('d') });
      expect(await statusOf(place.inject)).toBe('fixed');
    });

  if (isTried())
    it('a run whose answers are lost is done all the same', async () => {
      const place = await begin('bulk');
      answering(isPull, { status: 503, body: { message: 'Later' } }, true);
      const { job_id: job } = (
        await admin()('generatePatches', {
          body: { findings: [place.inject, place.leak], apply_pr: true },
        })
      ).ok();
      await server.runJobs();
      expect((await admin()('getJob', { path: { id: job } })).ok().data).toMatchObject({
        ...{ status: 'succeeded', counts: { done: 2, failed: 0 } },
      });
      expect(pullsOf()).toHaveLength(2);
    });
});
