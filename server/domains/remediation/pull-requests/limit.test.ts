// The limit of open pull requests holds if several are opened at the same time.
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { bothEngines } from '../../../../tests/support/server/engines.ts';
import {
  admin,
  fakes,
  forges,
  internet,
  repositoryOf,
  server,
  useSourceHosts,
  withFindings,
} from '../../../../tests/support/server/source-host-suite.ts';

/** Each server starts with a forge of its own. */
const pulls = () => repositoryOf(forges.github).pulls;

const isOpening = ({ method, url }: { method: string; url: URL }) =>
  method === 'POST' && url.pathname.endsWith('/pulls');
/** The request of each attempt after it has checked how many are open. */
const isHead = ({ method, url }: { method: string; url: URL }) =>
  method === 'GET' && url.pathname.endsWith('/git/ref/heads%2Fmain');

/**
 * Releases the first of the requests only after `count` have arrived: the host is slow to open one.
 */
const together = (count: number) => {
  let come = 0;
  let goOn = (): void => undefined;
  const all = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  internet.instead = (sent) => {
    if (isOpening(sent)) return setTimeout(500).then(() => fakes.github.answer(sent));
    if (!isHead(sent)) return null;
    come += 1;
    if (come >= count) goOn();
    return all.then(() => fakes.github.answer(sent));
  };
  return () => come;
};

describe.each(bothEngines)('on %s', (engine) => {
  useSourceHosts(engine);
  let places = 0;

  const limited = async (most: number) => {
    for (const pull of pulls()) pull.state = 'closed';
    const place = await withFindings('github', `limit-${engine}-${(places += 1)}`);
    await admin()('updatePullRequestSettings', {
      path: { id: place.id },
      body: {
        draft: false,
        labels: [],
        max_open: most,
        per: 'finding',
        reviewers: 'none',
        reviewer_names: [],
      },
      headers: { 'if-match': '*' },
    });
    const remediations: string[] = [];
    for (const id of [place.inject, place.leak])
      remediations.push((await admin()('createRemediation', { path: { id } })).ok().data._id);
    return {
      ...place,
      remediations,
      open: () => pulls().filter(({ state }) => state === 'open'),
    };
  };
  const propose = (id: string) => admin()('createPullRequest', { body: { remediation_id: id } });
  const claims = async () =>
    (await server.deps.db.pool.query('select claims from pull_request_settings')).rows.flatMap(
      (row) => (row as { claims: unknown[] }).claims,
    );

  it('of two that have both found room one is opened', async () => {
    const { remediations, open } = await limited(1);
    const come = together(2);
    const answers = await Promise.all(remediations.map(propose));
    expect(come()).toBeGreaterThanOrEqual(2);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.problem()).toMatchObject({ code: 'pull_request_limit', facts: { most: 1 } });
    expect(open()).toHaveLength(1);
    expect(await claims()).toEqual([]);
  });

  it('of two runs at once one opens, and the other names what it left out', async () => {
    const { inject, leak, open } = await limited(1);
    const jobs: string[] = [];
    for (const id of [inject, leak])
      jobs.push(
        (await admin()('generatePatches', { body: { findings: [id], apply_pr: true } })).ok()
          .job_id,
      );
    const come = together(2);
    await server.runJobs();
    expect(come()).toBeGreaterThanOrEqual(2);
    const codes: (string | null)[] = [];
    for (const id of jobs) {
      const { data } = (await admin()('listJobItems', { path: { id } })).ok();
      codes.push(...data.map(({ code }) => code));
    }
    expect(codes.toSorted()).toEqual(['pull_request_limit', 'pull_request_opened']);
    expect(open()).toHaveLength(1);
  });

  it('two attempts at the same change share a place, and open one', async () => {
    const { remediations, open } = await limited(1);
    const [id = expect.fail('none')] = remediations;
    const come = together(2);
    const answers = await Promise.all([propose(id), propose(id)]);
    expect(come()).toBeGreaterThanOrEqual(2);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(open()).toHaveLength(1);
  });

  it('a place is free again where the host refuses, and where who claimed it has stopped', async () => {
    const { id, remediations } = await limited(1);
    const [one = '', other = ''] = remediations;
    internet.instead = (sent) =>
      isOpening(sent) ? { status: 403, body: { message: 'No.' } } : null;
    expect((await propose(one)).status).toBeGreaterThanOrEqual(400);
    internet.instead = undefined;
    expect(await claims()).toEqual([]);
    const claimed = async (minutes: number) => {
      const at = new Date(server.deps.now().getTime() + minutes * 60_000).toISOString();
      const claim = { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4f06', change: 'x', expires_at: at };
      await server.deps.db.pool.query(
        'update pull_request_settings set claims = $1 where repository_id = $2',
        [JSON.stringify([claim]), id],
      );
    };
    await claimed(1);
    expect((await propose(other)).problem()).toMatchObject({ code: 'pull_request_limit' });
    await claimed(-1);
    expect((await propose(other)).status).toBe(201);
  });
});
