// Editions and versions of scanners that write the same content differently.
import { describe, expect, it } from 'vitest';
import { readBytesAs, type Outcome } from './reading.ts';

const read = (document: unknown, tool?: string): Promise<Outcome> =>
  readBytesAs(JSON.stringify(document), tool === undefined ? {} : { tool });
const runOf = ({ items }: Outcome) => items.find((item) => item.kind === 'run');
const reasons = ({ ignored }: Outcome): string[] => ignored.map(({ reason }) => reason);

describe("the Observatory's answers", () => {
  const test = (pass: boolean | null) => ({ pass, result: 'x', scoreModifier: pass ? 0 : -5 });

  it('of its second version judge some tests, and others not', async () => {
    const outcome = await read({
      scan: { algorithmVersion: 4, grade: 'B', error: null },
      tests: { cookies: test(true), 'referrer-policy': test(null), redirection: test(false) },
    });
    expect(outcome.findings).toMatchObject([{ ruleId: 'redirection', severity: 'low' }]);
    expect(reasons(outcome)).toEqual(['passed', 'not_a_finding']);
    expect(runOf(outcome)).not.toHaveProperty('incomplete');
  });

  it('that only count what failed are of an unknown variant', async () => {
    const scan = { grade: 'D', scan_id: 1, tests_failed: 3, tests_quantity: 12 };
    const outcome = await read({ ...scan, response_headers: {} }, 'mozilla observatory');
    expect(runOf(outcome)).toMatchObject({ incomplete: 'unknown_variant' });
  });

  it('of a scan that failed close nothing', async () => {
    const outcome = await read({
      scan: { error: 'site-down' },
      tests: { cookies: test(true) },
    });
    expect(runOf(outcome)).toMatchObject({ incomplete: 'scan_failed' });
  });
});

describe("Docker Bench's log", () => {
  const log = (...lines: string[]): Promise<Outcome> =>
    readBytesAs(['# Docker Bench for Security v1.3.4', ...lines].join('\n'));
  const warning = '\u001b[1;31m[WARN]\u001b[0m 1.1  - Ensure a separate partition is created';

  it('is read in colours, with what each check says of containers', async () => {
    const outcome = await log(warning, '[WARN]      * Users: build', '[INFO] Score: -1');
    expect(outcome.findings).toMatchObject([
      {
        ruleId: '1.1',
        title: '1.1 - Ensure a separate partition is created',
        description: expect.stringContaining('Users: build') as string,
      },
    ]);
    expect(runOf(outcome)).not.toHaveProperty('incomplete');
  });

  it('that breaks off before its score closes nothing', async () => {
    const outcome = await log(warning);
    expect(outcome.findings).toHaveLength(1);
    expect(runOf(outcome)).toMatchObject({ incomplete: 'scan_failed' });
  });
});

describe("WPScan's reports", () => {
  it('name the site and the version, and close nothing where the scan broke off', async () => {
    const report = { banner: { version: '3.8.27' }, target_url: 'https://blog.example.org/' };
    const whole = await read({ ...report, interesting_findings: [] });
    expect(runOf(whole)).toMatchObject({
      toolVersion: '3.8.27',
      targets: ['host:blog.example.org'],
    });
    expect(runOf(whole)).not.toHaveProperty('incomplete');
    const aborted = await read({ ...report, scan_aborted: 'The site is down.' });
    expect(runOf(aborted)).toMatchObject({ format: 'wpscan', incomplete: 'scan_failed' });
  });
});

describe("MobSF's reports", () => {
  const app = { app_name: 'Shop', file_name: 'shop.ipa', bundle_id: 'x', app_type: 'Swift' };

  it('list transport security in a plain list before version 3.5', async () => {
    const { findings } = await read({
      ...app,
      ats_analysis: [{ issue: 'Arbitrary loads', status: 'insecure', description: 'x' }],
    });
    expect(findings).toMatchObject([{ ruleId: 'app-transport-security' }]);
  });

  it.each([
    { ats_analysis: { other_findings: [{ issue: 'x' }] } },
    { new_analysis: { findings: [{ title: 'x', severity: 'high' }] } },
  ])('with results elsewhere are of an unknown variant: %j', async (part) => {
    expect(runOf(await read({ ...app, ...part }))).toMatchObject({ incomplete: 'unknown_variant' });
  });
});

describe("Sentinel's pages", () => {
  it.each([
    [{ total: 2 }, undefined],
    [{ total: 2, limit: 50, offset: 0 }, undefined],
    [{ total: 700, limit: 50, offset: 0 }, 'unknown_variant'],
    [{ total: 51, limit: 50, offset: 50 }, 'unknown_variant'],
  ])('are all there is, or a part: %j', async (page, incomplete) => {
    const outcome = await read({ collection: [{ id: 1, class: 'XSS', status: 'closed' }], page });
    expect(runOf(outcome)).toMatchObject({ format: 'whitehat-sentinel' });
    expect(runOf(outcome)?.incomplete).toBe(incomplete);
  });
});

describe("ThreatMapper's sheet of a cloud", () => {
  it('names the control, the resource and how bad it is', async () => {
    const columns =
      'Compliance Check Type,Account ID,Masked,Node Type,Status,Control ID,Title,Resource,Region,Reason,Severity';
    const row = (status: string, masked: string): string =>
      `cis,123456789012,${masked},aws,${status},s3_1,Public,arn:aws:s3:::data,eu-central-1,Why,high`;
    const outcome = await readBytesAs(
      [columns, row('alarm', 'false'), row('alarm', 'true'), row('ok', 'false')].join('\n'),
    );
    expect(runOf(outcome)).toMatchObject({ format: 'deepfence' });
    expect(outcome.findings).toMatchObject([
      {
        ruleId: 's3_1',
        severity: 'high',
        cloudResource: { account: '123456789012', id: 'arn:aws:s3:::data' },
      },
      { suppression: { kind: 'masked' } },
    ]);
    expect(reasons(outcome)).toEqual(['passed']);
  });
});

describe("CSAF's products", () => {
  const part = (product_id: string) => ({ product_id, name: `${product_id} 1` });
  const advisory = (status: object, over: object = {}) =>
    read({
      document: { csaf_version: '2.1', category: 'csaf_vex', title: 'T', tracking: { id: '1' } },
      product_tree: {
        full_product_names: [part('A'), part('B'), part('C')],
        product_groups: [{ group_id: 'G', product_ids: ['A', 'B'] }],
      },
      vulnerabilities: [{ cve: 'CVE-2026-1', product_status: status, ...over }],
    });

  it('are each accounted for', async () => {
    const outcome = await advisory({
      known_affected: ['A'],
      known_not_affected: ['B', 'A'],
      fixed: ['C'],
      recommended: ['C'],
    });
    expect(outcome.findings).toMatchObject([{ component: { name: 'A', version: '1' } }]);
    expect(reasons(outcome)).toEqual(['dismissed', 'fixed_in_report']);
  });

  it('of which nothing is known are told by name', async () => {
    const { findings } = await advisory({ unknown: ['B'] });
    expect(findings).toMatchObject([{ component: { name: 'B' } }]);
  });

  it('are also named by their group', async () => {
    const { findings } = await advisory(
      { known_affected: ['A', 'C'] },
      { remediations: [{ category: 'vendor_fix', details: 'Update.', group_ids: ['G'] }] },
    );
    expect(findings.map(({ mitigation }) => mitigation)).toEqual(['Update.', undefined]);
  });
});
