// A tool that names the files it could not scan, or the rules it could not run, closes missing
// findings everywhere else.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../../../tests/support/server/import-state.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';

const at = (uri: string) => ({ physicalLocation: { artifactLocation: { uri } } });
const found = (ruleId: string, uri: string) => ({
  ruleId,
  message: { text: `${ruleId} in ${uri}` },
  locations: [at(uri)],
});
const report = (results: object[], invocation: object = {}) =>
  JSON.stringify({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'CodeQL' } },
        invocations: [{ executionSuccessful: true, ...invocation }],
        results,
      },
    ],
  });
const noted = (...notes: object[]) => ({
  toolExecutionNotifications: notes.map((note) => ({
    level: 'error',
    message: { text: 'Not read' },
    ...note,
  })),
});
const all = [found('xss', 'src/a.js'), found('sqli', 'src/a.js'), found('xss', 'src/b.js')];
const evil = { ruleId: 'no-eval', severity: 2, message: 'eval can be harmful', line: 3 };
const remarksOn = (filePath: string, ...messages: object[]) => ({ filePath, messages });
const gosec = (errors: object, ...files: string[]) =>
  JSON.stringify({
    'Golang errors': errors,
    Issues: files.map((file) => ({
      rule_id: 'G101',
      details: 'Potential hardcoded credentials',
      severity: 'HIGH',
      file: `/src/${file}`,
      line: '3',
    })),
    Stats: { files: 3 },
  });
const tests = (states: Readonly<Record<string, string>>) =>
  `<NexposeReport version="2.0"><nodes><node address="192.0.2.1"><tests>${Object.entries(states)
    .map(([id, status]) => `<test id="${id}" status="${status}"/>`)
    .join('')}</tests></node></nodes><VulnerabilityDefinitions>${Object.keys(states)
    .map((id) => `<vulnerability id="${id}" title="${id}" severity="4"/>`)
    .join('')}</VulnerabilityDefinitions></NexposeReport>`;
const onHosts = (states: Readonly<Record<string, string>>) =>
  `<NexposeReport version="2.0"><nodes>${Object.entries(states)
    .map(
      ([host, status]) =>
        `<node address="${host}.example"><tests><test id="tls-weak" status="${status}"/></tests></node>`,
    )
    .join(
      '',
    )}</nodes><VulnerabilityDefinitions><vulnerability id="tls-weak" title="Weak TLS" severity="4"/></VulnerabilityDefinitions></NexposeReport>`;
const testssl = (states: Readonly<Record<string, string>>) =>
  JSON.stringify(
    Object.entries(states).map(([host, severity]) => ({
      id: severity === 'FATAL' ? 'scanProblem' : 'sweet32',
      ip: `${host}.example/192.0.2.1`,
      port: '443',
      severity,
      finding: 'x',
    })),
  );
/** `null`: a package without a vulnerability; `undefined`: a skipped package. */
const pipAudit = (packages: Readonly<Record<string, string | null | undefined>>) =>
  JSON.stringify({
    dependencies: Object.entries(packages).map(([name, id]) =>
      id === undefined
        ? { name, skip_reason: 'Dependency not found' }
        : { name, version: '1.0.0', vulns: id === null ? [] : [{ id, fix_versions: [] }] },
    ),
    fixes: [],
  });
const inA = { locations: [at('src/a.js')] };

describe('a report with errors', () => {
  let server: TestServer;
  let number = 0;
  let sent = 0;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const send = async (id: string, text: string, branch?: string) => {
    // Trailing spaces make each file distinct.
    const scan = await upload(server.as('admin'), id, text + ' '.repeat(sent++), {
      ext: '',
      ...(branch !== undefined && { branch }),
    });
    await server.runJobs();
    return (await server.as('admin')('getScan', { path: { id: scan.id } })).ok().data.attributes;
  };
  const openOf = async (id: string) =>
    (await findingsOf(server, id))
      .filter(({ status }) => status === 'open')
      .map(({ rule, file }) => `${rule} in ${file ?? ''}`)
      .sort();

  it.each<[string, object, string[], string | undefined]>([
    [
      'that name their file leaves its findings open',
      noted(inA),
      ['sqli in src/a.js', 'xss in src/a.js'],
      'files_unscanned',
    ],
    [
      'that name their rule leaves its findings open',
      noted({ associatedRule: { id: 'xss' } }),
      ['xss in src/a.js', 'xss in src/b.js'],
      'rules_unscanned',
    ],
    [
      'of which one names nothing closes nothing',
      noted(inA, {}),
      ['sqli in src/a.js', 'xss in src/a.js', 'xss in src/b.js'],
      'files_failed',
    ],
    [
      'that failed closes nothing',
      { ...noted(inA), executionSuccessful: false },
      ['sqli in src/a.js', 'xss in src/a.js', 'xss in src/b.js'],
      'scan_failed',
    ],
    ['that are none closes everything', {}, [], undefined],
  ])('%s', async (_, invocation, open, note) => {
    const id = await addRepository(server.as('admin'), `unscanned-${String(number++)}`);
    await send(id, report(all));
    const { notes, counts } = await send(id, report([], invocation));
    expect(await openOf(id)).toEqual(open);
    expect(counts.fixed).toBe(3 - open.length);
    expect(counts.left).toEqual({
      total: open.length,
      by_reason:
        open.length === 0 ? {} : { [open.length === 3 ? 'unread' : 'unscanned']: open.length },
    });
    expect(notes.map(({ code }) => code)).toEqual(note === undefined ? [] : [note]);
  });

  it.each<[string, string, string, string[], string]>([
    [
      'a file that a linter could not parse',
      JSON.stringify([remarksOn('src/a.js', evil), remarksOn('src/b.js', evil)]),
      JSON.stringify([
        remarksOn('src/a.js', { ruleId: null, fatal: true, severity: 2, message: 'x', line: 1 }),
        remarksOn('src/b.js'),
      ]),
      ['no-eval in src/a.js', 'parse-error in src/a.js'],
      'files_unscanned',
    ],
    [
      'a package that could not be loaded',
      gosec({}, 'cart/a.go', 'cart.go'),
      gosec({ '/src/cart': [{ line: 0, column: 0, error: 'x' }] }),
      ['G101 in src/cart/a.go'],
      'files_unscanned',
    ],
    [
      'a test that could not be made',
      tests({ 'tls-weak': 'vulnerable-exploited', 'smb-open': 'vulnerable-exploited' }),
      tests({ 'tls-weak': 'error', 'smb-open': 'not-vulnerable' }),
      ['tls-weak in '],
      'rules_unscanned',
    ],
    [
      'a package that could not be looked up',
      pipAudit({ jinja2: 'PYSEC-1', flask: 'PYSEC-2' }),
      pipAudit({ jinja2: undefined, flask: null }),
      ['PYSEC-1 in '],
      'components_unscanned',
    ],
    [
      'a test that could not be made on one host',
      onHosts({ a: 'vulnerable-exploited', b: 'vulnerable-exploited' }),
      onHosts({ a: 'error', b: 'not-vulnerable' }),
      ['tls-weak in '],
      'rules_unscanned',
    ],
    [
      'a host that could not be reached',
      testssl({ a: 'HIGH', b: 'HIGH' }),
      testssl({ a: 'FATAL', b: 'OK' }),
      ['sweet32 in '],
      'targets_unscanned',
    ],
  ])('with %s among its results closes the others', async (name, before, after, open, note) => {
    const id = await addRepository(server.as('admin'), `unscanned-${name}`);
    await send(id, before);
    const { notes, counts } = await send(id, after);
    expect(await openOf(id)).toEqual(open);
    expect(counts.fixed).toBe(1);
    expect(notes.map(({ code }) => code)).toEqual([note]);
  });

  it('closes nothing on other hosts when it names only hosts that it could not reach', async () => {
    const host = (hostname: string, rest: object) => ({
      ssh_scan_version: '0.0.42',
      ip: '192.0.2.7',
      hostname,
      port: 22,
      ...rest,
    });
    const advice = { compliance: { compliant: false, recommendations: ['Remove: sha1'] } };
    const id = await addRepository(server.as('admin'), 'unscanned-hosts');
    await send(id, JSON.stringify([host('shop.example', advice)]));
    const { counts, notes } = await send(
      id,
      JSON.stringify([host('mail.example', { error: 'timed out' })]),
    );
    expect(counts.fixed).toBe(0);
    expect(notes.map(({ code }) => code)).toEqual(['targets_unscanned']);
  });

  it('does not take a finding of a file that was not scanned for moved elsewhere', async () => {
    const id = await addRepository(server.as('admin'), 'unscanned-moved');
    await send(id, report([found('xss', 'src/a.js')]));
    const { counts } = await send(id, report([found('xss', 'lib/a.js')], noted(inA)));
    expect(counts).toMatchObject({ new: 1, fixed: 0 });
  });

  it('still sees a finding of the default branch in such a file of another one', async () => {
    const id = await addRepository(server.as('admin'), 'unscanned-branch');
    await send(id, report(all));
    await send(id, report(all), 'feature');
    await send(id, report([], noted(inA)), 'feature');
    const { rows } = await inTenant(
      server.deps.db,
      { clientId: server.people.admin.clientId },
      (tx) =>
        tx.execute<{ file: string }>(sql`
          select f.file from finding_sightings g
          join findings f on f.client_id = g.client_id and f.id = g.finding_id
          where g.repository_id = ${id} and g.branch = 'feature'`),
    );
    expect(rows.map(({ file }) => file)).toEqual(['src/a.js', 'src/a.js']);
  });
});
