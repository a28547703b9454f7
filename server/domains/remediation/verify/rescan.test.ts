import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createForge } from '../../../../tests/support/server/hosts/forge.ts';
import { fakeGithub } from '../../../../tests/support/server/hosts/github.ts';
import { createInternet } from '../../../../tests/support/server/hosts/internet.ts';
import {
  createLookingSemgrep,
  type LookingScanner,
} from '../../../../tests/support/server/looking-scanner.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { upload } from '../../../../tests/support/server/upload.ts';
import { readConfig } from '../../../platform/config/config.ts';

const source = 'import yaml\n\ndef read(y):\n    return yaml.load(y)\n';
const files = {
  'mended.py': source,
  'worse.py': source,
  'same.py': source,
  'slow.py': source,
  'main.tf': 'a = 1\n',
};
const forge = createForge(files);
const [ledger = expect.fail('no repository')] = forge.repositories;
const by: Readonly<Record<string, string>> = {
  'mended.py': 'yaml.safe_load(y)',
  'worse.py': 'eval(y)',
  'same.py': 'yaml.load(y, None)',
  'slow.py': 'yaml.safe_load(y)  # gives up here',
};
const report = JSON.stringify({
  version: '1.90.0',
  errors: [],
  paths: { scanned: Object.keys(by) },
  results: Object.entries(by).map(([path, fix]) => ({
    check_id: 'yaml-load',
    path,
    start: { line: 4, col: 12, offset: 0 },
    end: { line: 4, col: 24, offset: 0 },
    extra: {
      message: `Unsafe load in ${path}`,
      severity: 'ERROR',
      metadata: {},
      lines: '    return yaml.load(y)',
      fix,
    },
  })),
});

let server: TestServer;
let scanner: LookingScanner;
let repositoryId: string;
const admin = () => server.as('admin');
const setProgram = (semgrep: string) => {
  const { scanners } = readConfig({ PATH: '/nowhere', PARAPET_SEMGREP: semgrep });
  Object.assign(server.deps.config, { scanners });
};

beforeAll(async () => {
  scanner = createLookingSemgrep({ 'yaml-load': 'yaml.load(', eval: 'eval(' });
  server = await startTestServer({ deps: { outgoing: createInternet([fakeGithub(forge)]) } });
  setProgram(scanner.program);
  await admin()('saveToken', { body: { source_control: 'github', token: 'good-token' } });
  const {
    data: [repository = expect.fail('not added')],
  } = (
    await admin()('createRepositoryWithList', {
      body: {
        source_control: 'github',
        data: [{ nickname: 'ledger', url: 'https://github.com/acme/ledger-api', branch: 'main' }],
      },
    })
  ).ok();
  repositoryId = repository.id;
  await upload(admin(), repositoryId, report, { ext: 'json', tool: 'semgrep' });
  await server.runJobs();
});
afterAll(async () => {
  await server.close();
  scanner.remove();
});

const findingIn = async (file: string): Promise<string> => {
  const { data } = (await admin()('listFindings')).ok();
  return data.find(({ attributes }) => attributes.title.includes(file))?.id ?? expect.fail(file);
};
/** Generates the fix in a job, because the source host has to be queried. */
const make = async (file: string) => {
  const id = await findingIn(file);
  (await admin()('createRemediation', { path: { id }, body: { source: 'best' } })).ok();
  await server.runJobs();
  return (await admin()('getRemediation', { path: { id } })).ok().data;
};
const codesOf = ({ notes }: { notes: readonly { code: string; names?: string[] }[] }) =>
  notes.map(({ code, names = [] }) => [code, ...names].join(' '));

describe('a fix is scanned before it is proposed', () => {
  it('and says which scanner no longer finds the problem', async () => {
    const made = await make('mended.py');
    expect(codesOf(made)).toEqual(['parses', 'rescanned Semgrep 1 0']);
    const { url } = (
      await admin()('createPullRequest', { body: { remediation_id: made._id } })
    ).ok();
    expect(url).toContain('/pull/');
    expect(ledger.pulls.at(-1)?.body).toContain(
      'Verified by a re-scan: Semgrep ran on the changed files before the change and after it. It finds `yaml-load` 1 → 0 times, and nothing new.',
    );
  });

  it('and is none where the scanner finds what was not there before', async () => {
    const made = await make('worse.py');
    expect(made.code_diff).toBeNull();
    expect(codesOf(made)).toEqual(['rescan_finds_more Semgrep eval']);
  });

  it('and is none where the scanner finds the problem still', async () => {
    const made = await make('same.py');
    expect(made.code_diff).toBeNull();
    expect(codesOf(made)).toEqual(['rescan_still_finds Semgrep']);
  });
});

it('is not verified where the scanner gave up the changed file', async () => {
  const made = await make('slow.py');
  expect(codesOf(made)).toEqual(['parses', 'rescan_unclear Semgrep']);
});

it('is not verified where no scanner is installed, and says so', async () => {
  setProgram('off');
  const made = await make('worse.py');
  expect(codesOf(made)).toEqual(['no_scanner']);
  (await admin()('createPullRequest', { body: { remediation_id: made._id } })).ok();
  expect(ledger.pulls.at(-1)?.body).toContain(
    'No scanner that looks for `yaml-load` is installed where Parapet runs.',
  );
});

it('an edited fix is scanned when it is opened, and refused with the reason', async () => {
  setProgram('off');
  const { _id: id, code_diff: diff } = await make('same.py');
  setProgram(scanner.program);
  (
    await admin()('editRemediation', {
      path: { id },
      body: { code_diff: (diff ?? '').replace('yaml.load(y, None)', 'eval(y)') },
    })
  ).ok();
  expect(
    (await admin()('createPullRequest', { body: { remediation_id: id } })).problem(),
  ).toMatchObject({
    code: 'fix_finds_more',
  });
});
