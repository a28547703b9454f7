import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Engine } from './engines.ts';
import { fakeBitbucket } from './hosts/bitbucket.ts';
import { createForge, type FakeRepository, type Forge } from './hosts/forge.ts';
import { fakeGitea } from './hosts/gitea.ts';
import { fakeGithub } from './hosts/github.ts';
import { fakeGitlab } from './hosts/gitlab.ts';
import { createInternet, type Internet } from './hosts/internet.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { upload } from './upload.ts';

export const source = [
  'const a = 1;',
  'export const find = (input) => {',
  '  run(input);',
  '};',
  '',
].join('\n');
export const files = { 'src/a.ts': source, 'src/b.ts': source.replace('find', 'seek') };

export const forges = {
  github: createForge(files),
  gitlab: createForge(files),
  bitbucket: createForge(files),
  gitea: createForge(files),
};
export const fakes = {
  github: fakeGithub(forges.github),
  gitlab: fakeGitlab(forges.gitlab),
  bitbucket: fakeBitbucket(forges.bitbucket),
  gitea: fakeGitea(forges.gitea),
};
export const webs = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
  bitbucket: 'https://bitbucket.org',
  gitea: 'https://git.acme.example',
};
export const hosts = ['github', 'gitlab', 'bitbucket', 'gitea'] as const;
type Host = (typeof hosts)[number];
export const kindOf = (host: Host) => (host === 'bitbucket' ? 'bitbucket_cloud' : host);
export const repositoryOf = (forge: Forge): FakeRepository =>
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
export const report = JSON.stringify({
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

export let server: TestServer;
export let internet: Internet;

export const admin = () => server.as('admin');

/** A repository at the host with two findings that have a patch. */
export const withFindings = async (host: Host, nickname: string) => {
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

/** Starts a server with a fake of each source host. */
export const useSourceHosts = (engine?: Engine) => {
  beforeAll(async () => {
    internet = createInternet(Object.values(fakes));
    server = await startTestServer({
      ...(engine && { engine }),
      deps: { outgoing: internet },
      config: {
        oauth: {
          github: { id: 'app', secret: 'app-secret', web: webs.github },
          gitlab: undefined,
          bitbucket_cloud: { id: 'consumer', secret: 'consumer-secret', web: webs.bitbucket },
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
  afterAll(async () => {
    await server.close();
    // Test files in one process share the forges and the hosts' recorded complaints.
    for (const host of hosts) {
      Object.assign(forges[host], createForge(files));
      fakes[host].complaints.length = 0;
    }
  });
  beforeEach(() => {
    internet.requests.length = 0;
  });
  afterEach(() => {
    internet.instead = undefined;
  });
};
