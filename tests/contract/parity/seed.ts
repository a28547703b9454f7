// The same data in the server and in the mocks: the server imports reports, and the mocks start
// with its resulting findings and repositories.
import { readContract } from '../../../server/platform/http/contract.ts';
import { mockHandlers } from '../../../src/shared/api/mocks/handlers.ts';
import { readScenario } from '../../../src/shared/api/mocks/scenario.ts';
import { makeState } from '../../../src/shared/api/mocks/state.ts';
import { type Line, sarif } from '../../support/server/sarif.ts';
import type { TestServer } from '../../support/server/test-server.ts';
import { addRepository, upload } from '../../support/server/upload.ts';
import { bill, leaks, mockSbomOf, sboms } from './components-seed.ts';

const levels = ['error', 'warning', 'note'] as const;

const lines = (rule: string, cwe: number, file: string, count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({
    rule,
    cwe,
    file,
    line: 10 + index * 7,
    code: `const value${index} = ${rule.replaceAll('-', '_')}(input${index});`,
    level: levels[index % levels.length] ?? 'error',
    message: rule === 'sql-injection' ? 'SQL built from input.' : `Input reaches ${rule}.`,
  }));

const reports = [
  {
    repository: 'ledger-api',
    tool: 'semgrep',
    lines: lines('sql-injection', 89, 'src/search.ts', 5),
  },
  { repository: 'ledger-api', tool: 'gitleaks', lines: lines('secret', 798, 'config/app.py', 3) },
  { repository: 'statement-web', tool: 'semgrep', lines: lines('xss', 79, 'src/page.ts', 4) },
];

export type Seed = Record<
  | 'finding'
  | 'other'
  | 'repository'
  | 'missing'
  | 'component'
  | 'statement'
  | 'earlierSbom'
  | 'laterSbom'
  | 'otherSbom'
  | 'scan'
  | 'author'
  | 'ownLeak'
  | 'aliasLeak'
  | 'formerLeak',
  string
>;

/**
 * The developer by email address and by GitHub's private address, and an author without an account.
 */
const authorsOf = ({ email, username }: { email: string; username: string }) => [
  email,
  `4711+${username}@users.noreply.github.com`,
  'former@elsewhere.example',
];

export const seedBoth = async (server: TestServer) => {
  const call = server.as('admin');
  const repositories = new Map<string, string>();
  for (const { repository, tool, lines: results } of reports) {
    const id = repositories.get(repository) ?? (await addRepository(call, repository));
    repositories.set(repository, id);
    await upload(call, id, sarif(results, tool), { tool, branch: 'main' });
  }
  const json = { ext: 'json', branch: 'main' };
  const imports: { name: string; sbom: keyof typeof sboms; scan: string }[] = [];
  for (const [name, sbom] of [
    ['ledger-api', 'earlier'],
    ['ledger-api', 'vulnerable'],
    ['statement-web', 'sound'],
  ] as const) {
    const to = repositories.get(name) ?? '';
    const report = bill(name, sboms[sbom]);
    const scan = await upload(call, to, report, { ...json, tool: 'cyclonedx' });
    await server.runJobs();
    imports.push({ name, sbom, scan: scan.id });
  }
  const { developer } = server.people;
  const written = repositories.get('statement-web') ?? '';
  const reported = await upload(call, written, leaks(authorsOf(developer)), {
    ...json,
    tool: 'gitleaks',
  });
  await server.runJobs();

  const state = makeState(readScenario('empty'));
  const { data: rows } = (await call('listFindings', { query: { page_size: 100 } })).ok();
  for (const { id } of rows) {
    const { data } = (await call('getFinding', { path: { id } })).ok();
    state.findings.push(data);
  }
  // Like an organization that has registered and entered nothing else.
  const { company } = state.client;
  state.client = {
    ...state.client,
    ...{ legal_name: null, address: null },
    company: { ...company, regulations: { applicable_regulations: [] } },
  };
  state.repositories = (await call('listRepositories')).ok().data;
  const components = (await call('listComponents')).ok().data;
  const { data: scans } = (await call('listScans', { query: { page_size: 100 } })).ok();
  for (const scan of scans.toReversed()) state.scans.add({ scan, startedAt: 0 });
  for (const { name, sbom, scan: id } of imports) {
    const { attributes: a } = state.scans.find(id).scan;
    const { subject, tool, branch, counts } = a;
    const facts = { scan_id: id, subject, tool, branch, components: counts.components };
    const of = {
      repository: a.repository.id,
      sbom: { ...facts, file_name: a.file_name ?? '', observed_at: a.created_at },
    };
    state.sboms.add(mockSbomOf(name, sboms[sbom], of, components));
  }
  const team = (await call('listTeam')).ok().data;
  for (const person of team) if (person.id === developer.userId) state.team.add(person);
  const component = components.find(({ attributes }) => attributes.name === 'qs');
  const [finding, other] = rows;
  const repository = repositories.get('ledger-api');
  if (!finding || !other || !component || repository === undefined)
    throw new Error('Nothing was imported.');
  const [ownLeak = '', aliasLeak = '', formerLeak = ''] = authorsOf(developer).map(
    (author) => state.findings.find(({ attributes: a }) => a.issue_owner === author)?.id,
  );
  const [earlierSbom = '', laterSbom = '', otherSbom = ''] = imports.map(({ scan }) => scan);
  const seed: Seed = {
    finding: finding.id,
    other: other.id,
    repository,
    statement: written,
    ...{ earlierSbom, laterSbom, otherSbom },
    scan: reported.id,
    component: component.id,
    author: developer.email,
    ...{ ownLeak, aliasLeak, formerLeak },
    missing: '01980a5c-0000-7000-8000-00000000dead',
  };
  return { seed, handlers: mockHandlers(readContract(), undefined, { state }) };
};
