// The text of an open pull request after its change was regenerated on a moved base.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { protocolsMissing } from '../../../../tests/support/server/hosts/protocol.ts';
import { inTurn } from '../../../../tests/support/server/full.ts';
import {
  admin,
  fakes,
  files,
  forges,
  hosts,
  internet,
  report,
  repositoryOf,
  server,
  source,
  useSourceHosts,
  withFindings,
} from '../../../../tests/support/server/source-host-suite.ts';
import { upload } from '../../../../tests/support/server/upload.ts';
import type { FakeRequest } from '../../../../tests/support/server/hosts/forge.ts';
import { watchPullRequests } from './watch-pull-requests.ts';

useSourceHosts();

const look = async () => {
  await watchPullRequests(server.deps);
  await server.runJobs();
};

type Sarif = { runs: { results: { ruleId: string }[] }[] };

/** The same scan, which no longer finds one of the two. */
const withoutLeak = (): string => {
  const sarif = JSON.parse(report) as Sarif;
  for (const run of sarif.runs) run.results = run.results.filter(({ ruleId }) => ruleId !== 'leak');
  return JSON.stringify(sarif);
};

/** The request that only writes title and text. */
const isDescription = ({ method, body }: FakeRequest): boolean =>
  (method === 'PATCH' || method === 'PUT') && /"(?:body|description)":/.test(body ?? '');

let opened = 0;

describe.each(hosts)('the text of a pull request at %s', (host) => {
  const repository = repositoryOf(forges[host]);
  const isTried = inTurn(hosts, host);
  const itInTurn = (name: string, test: () => Promise<void>) => {
    if (isTried()) it(name, test);
  };
  const moveBase = (header: string) =>
    repository.branches.get('main')?.set('src/a.ts', `${header}\n${source}`);

  const fresh = () => {
    for (const each of hosts)
      for (const pull of repositoryOf(forges[each]).pulls) pull.state = 'merged';
    repository.branches.set('main', new Map(Object.entries(files)));
    return withFindings(host, `text-${host}-${(opened += 1)}`);
  };
  const last = () => repository.pulls.at(-1) ?? expect.fail('no pull request');
  const updateOf = async (id: string) =>
    (await admin()('getRemediation', { path: { id } })).ok().data.pull_request_update;

  /** Opens one that fixes both findings. */
  const openBoth = async () => {
    const place = await fresh();
    const body = { findings: [place.inject, place.leak], apply_pr: true };
    await admin()('generatePatches', { body: { ...body, pull_request_per: 'repository' } });
    await server.runJobs();
    return { ...place, pull: last() };
  };
  const openOne = async (wishes: { title?: string; draft?: boolean } = {}) => {
    const place = await fresh();
    const { _id } = (await admin()('createRemediation', { path: { id: place.inject } })).ok().data;
    (await admin()('createPullRequest', { body: { remediation_id: _id, ...wishes } })).ok();
    return { ...place, pull: last() };
  };

  beforeEach(() => {
    fakes[host].complaints.length = 0;
  });
  afterEach(() => {
    if (protocolsMissing === undefined) expect(fakes[host].complaints).toEqual([]);
  });

  it('names what it still fixes, and keeps the mark by which it is found', async () => {
    const { id, inject, pull } = await openBoth();
    expect(pull.title).toContain('2 findings');
    expect(pull.body).toContain('`leak`');
    await upload(admin(), id, withoutLeak());
    await server.runJobs();
    moveBase('// A header.');
    // The maintainers requested a review themselves.
    pull.reviewers = ['developer'];
    await look();
    expect(await updateOf(inject)).toMatchObject({ state: 'updated', text: 'rewritten' });
    expect(pull.reviewers).toEqual(['developer']);
    expect(pull.title).not.toContain('2 findings');
    expect(pull.body).not.toContain('`leak`');
    expect(pull.body).toContain('`inject`');
    expect(pull.body).toContain('## How to undo it');
    const { _id } = (await admin()('getRemediation', { path: { id: inject } })).ok().data;
    expect(pull.body).toContain(`<!-- parapet:${_id} -->`);
  });

  it('is left alone where a person has edited it, and the finding says so', async () => {
    const { id, inject, pull } = await openBoth();
    pull.body += '\nTested by hand by a maintainer.';
    const { body } = pull;
    await upload(admin(), id, withoutLeak());
    await server.runJobs();
    moveBase('// A header.');
    await look();
    expect(await updateOf(inject)).toMatchObject({ state: 'updated', text: 'kept' });
    expect(pull.body).toBe(body);
    // The title is still the one that Parapet wrote.
    expect(pull.title).not.toContain('2 findings');
  });

  itInTurn(
    'is not written where nothing of it changes, however a host ends its lines',
    async () => {
      const { inject, pull } = await openOne();
      pull.body = `${pull.body.replaceAll('\n', '\r\n')}\r\n`;
      moveBase('// A header.');
      internet.requests.length = 0;
      await look();
      expect(await updateOf(inject)).toMatchObject({ state: 'updated', text: 'rewritten' });
      expect(internet.requests.filter(isDescription)).toEqual([]);
    },
  );

  itInTurn('keeps the title that the user chose', async () => {
    const { inject, pull } = await openOne({ title: 'Escape what users enter' });
    moveBase('// A header.');
    await look();
    expect(await updateOf(inject)).toMatchObject({ state: 'updated', text: 'rewritten' });
    expect(pull.title).toBe('Escape what users enter');
  });

  itInTurn('that the host refuses stays, and the change is made', async () => {
    const { id, inject, pull } = await openBoth();
    await upload(admin(), id, withoutLeak());
    await server.runJobs();
    moveBase('// A header.');
    internet.instead = (asked) =>
      isDescription(asked) ? { status: 403, body: { message: 'No.' } } : null;
    await look();
    expect(await updateOf(inject)).toMatchObject({ state: 'updated', text: 'refused' });
    expect(pull.title).toContain('2 findings');
    expect(repository.branches.get(pull.head)?.get('src/a.ts')).toContain('// A header.');
  });

  itInTurn('whose answer was lost is known to be written', async () => {
    const { id, inject } = await openBoth();
    await upload(admin(), id, withoutLeak());
    await server.runJobs();
    moveBase('// A header.');
    internet.instead = (asked) => {
      if (!isDescription(asked)) return null;
      fakes[host].answer(asked);
      return { status: 502, body: { message: 'Bad gateway' } };
    };
    await look();
    expect(await updateOf(inject)).toMatchObject({ state: 'updated', text: 'rewritten' });
  });
});

describe.each(['gitlab', 'gitea'] as const)('a draft at %s', (host) => {
  it('stays one, and a user who marks it as ready edits no text', async () => {
    const repository = repositoryOf(forges[host]);
    for (const isReady of [false, true]) {
      for (const each of hosts)
        for (const pull of repositoryOf(forges[each]).pulls) pull.state = 'merged';
      repository.branches.set('main', new Map(Object.entries(files)));
      const place = await withFindings(host, `draft-${host}-${isReady}`);
      const body = { findings: [place.inject, place.leak], apply_pr: true, draft: true };
      await admin()('generatePatches', { body: { ...body, pull_request_per: 'repository' } });
      await server.runJobs();
      const [pull = expect.fail('no pull request')] = repository.pulls.slice(-1);
      const mark = host === 'gitlab' ? 'Draft: ' : 'WIP: ';
      expect(pull.title.startsWith(mark)).toBe(true);
      if (isReady) pull.title = pull.title.slice(mark.length);
      await upload(admin(), place.id, withoutLeak());
      await server.runJobs();
      repository.branches.get('main')?.set('src/a.ts', `// A header.\n${source}`);
      await look();
      expect(pull.title).not.toContain('2 findings');
      expect(pull.title.startsWith(mark)).toBe(!isReady);
    }
  });
});
