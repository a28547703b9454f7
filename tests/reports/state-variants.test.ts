// The possible states of host and cloud results, from the tools' documentation and sources.
import { describe, expect, it } from 'vitest';
import { readBytesAs, type Outcome } from './reading.ts';

const runOf = ({ items }: Outcome) => items.find((item) => item.kind === 'run');
const reasons = ({ ignored }: Outcome): string[] => ignored.map(({ reason }) => reason);
const unaccounted = ({ items }: Outcome) => items.filter(({ kind }) => kind === 'unaccounted');

describe("Nexpose's results", () => {
  it('that an exception excludes are kept as accepted, in XML', async () => {
    const test = (id: string, status: string) => `<test id="${id}" status="${status}"/>`;
    const outcome = await readBytesAs(
      `<?xml version="1.0"?><NexposeReport version="2.0"><nodes><node address="192.0.2.9"><tests>${test('a', 'vulnerable-version')}${test('b', 'exception-vulnerable-exploited')}${test('c', 'not-vulnerable')}${test('d', 'unknown')}</tests></node></nodes><VulnerabilityDefinitions><vulnerability id="a" title="A" severity="8" cvssScore="9.0"/><vulnerability id="b" title="B" severity="8" cvssScore="9.0"/></VulnerabilityDefinitions></NexposeReport>`,
    );
    expect(outcome.findings.map(({ title, suppression }) => [title, suppression?.kind])).toEqual([
      ['A', undefined],
      ['B', 'exception'],
    ]);
    expect(reasons(outcome)).toEqual(['passed', 'not_a_finding']);
  });

  it('have a code for each state, in the table', async () => {
    const codes = ['ve', 'ee', 'ev', 'ep', 'nv', 'ov', 'ds', 'er', 'sv'];
    const outcome = await readBytesAs(
      [
        'Asset IP Address,Vulnerability Test Result Code,Vulnerability ID,Vulnerability Title,Vulnerability CVSS Score',
        ...codes.map((code) => `192.0.2.9,${code},x-${code},Title ${code},7.5`),
      ].join('\n'),
    );
    expect(outcome.findings.map(({ ruleId, suppression }) => [ruleId, suppression?.kind])).toEqual([
      ['x-ve', undefined],
      ['x-ee', 'exception'],
      ['x-ev', 'exception'],
      ['x-ep', 'exception'],
    ]);
    expect(reasons(outcome)).toEqual([
      'passed',
      'passed',
      'not_a_finding',
      'not_a_finding',
      'not_a_finding',
    ]);
  });

  it('are all accounted for in the simple XML', async () => {
    const outcome = await readBytesAs(
      '<?xml version="1.0"?><NeXposeSimpleXML version="1.0"><devices><device address="192.0.2.9" id="1"><vulnerabilities><vulnerability id="a" resultCode="VE"/><vulnerability id="b" resultCode="NV"/></vulnerabilities><services><service name="HTTP" port="80"><vulnerabilities><vulnerability id="c" resultCode="EP"/></vulnerabilities></service></services></device></devices></NeXposeSimpleXML>',
    );
    expect(outcome.findings.map(({ ruleId, suppression }) => [ruleId, suppression?.kind])).toEqual([
      ['a', undefined],
      ['c', 'exception'],
    ]);
    expect(reasons(outcome)).toEqual(['passed']);
    expect(unaccounted(outcome)).toEqual([]);
  });
});

describe("Scout Suite's rules", () => {
  const report = (findings: object) =>
    readBytesAs(
      `scoutsuite_results =\n${JSON.stringify({
        account_id: '1',
        provider_code: 'aws',
        last_run: { version: '5.14.0' },
        services: { iam: { findings } },
      })}`,
    );
  const rule = { description: 'No MFA', level: 'danger', path: 'iam.users.id', service: 'IAM' };

  it('that failed themselves did not look', async () => {
    const outcome = await report({ 'iam-mfa': { ...rule, checked_items: 0, flagged_items: 0 } });
    expect(outcome.findings).toEqual([]);
    expect(reasons(outcome)).toEqual(['not_a_finding']);
    expect(outcome.items.at(-1)).toMatchObject({ unscanned: [{ rule: 'aws:iam-mfa' }] });
  });

  it('looked when there was nothing of the kind', async () => {
    const outcome = await report({
      'iam-mfa': { ...rule, items: [], checked_items: 0, flagged_items: 0 },
    });
    expect(runOf(outcome)).not.toHaveProperty('incomplete');
    expect(reasons(outcome)).toEqual(['passed']);
  });

  it('flag the account where they list no item', async () => {
    const outcome = await report({
      'iam-root': { ...rule, items: [], checked_items: 1, flagged_items: 1 },
    });
    expect(outcome.findings).toMatchObject([{ ruleId: 'aws:iam-root', severity: 'high' }]);
  });
});

describe('findings of Amazon Inspector Classic', () => {
  const finding = {
    arn: 'arn:aws:inspector:eu-west-1:123456789012:target/0-a/template/0-b/run/0-c/finding/0-d',
    service: 'Inspector',
    assetType: 'ec2-instance',
    assetAttributes: { agentId: 'i-0123', hostname: 'web-1', ipv4Addresses: ['192.0.2.9'] },
    id: 'CVE-2025-12121',
    title: 'Instance i-0123 is vulnerable to CVE-2025-12121',
    recommendation: 'Update it.',
    severity: 'High',
    numericSeverity: 9,
    confidence: 10,
    indicatorOfCompromise: false,
    attributes: [{ key: 'CVE_ID', value: 'CVE-2025-12121' }],
    createdAt: 1_700_000_000,
  };

  it('are read with their instance', async () => {
    const outcome = await readBytesAs(JSON.stringify({ findings: [finding], failedItems: {} }));
    expect(runOf(outcome)).toMatchObject({ format: 'aws-inspector-classic' });
    expect(outcome.findings).toMatchObject([
      {
        severity: 'high',
        vulnerabilityIds: ['CVE-2025-12121'],
        cloudResource: { account: '123456789012', region: 'eu-west-1', id: 'i-0123' },
      },
    ]);
  });

  it('that could not be described are not gone', async () => {
    const outcome = await readBytesAs(
      JSON.stringify({
        findings: [finding],
        failedItems: { 'arn:x': { failureCode: 'ACCESS_DENIED', retryable: false } },
      }),
    );
    expect(runOf(outcome)).toMatchObject({ incomplete: 'files_failed' });
  });
});

describe("AWS Config's evaluations", () => {
  const evaluation = (ComplianceType: string) => ({
    EvaluationResultIdentifier: {
      EvaluationResultQualifier: {
        ConfigRuleName: 's3-bucket-public-read-prohibited',
        ResourceType: 'AWS::S3::Bucket',
        ResourceId: 'shop-backups',
      },
      OrderingTimestamp: 1_772_359_200.349,
    },
    ComplianceType,
    Annotation: 'The bucket can be read by everyone.',
  });
  const states = ['NON_COMPLIANT', 'COMPLIANT', 'NOT_APPLICABLE', 'INSUFFICIENT_DATA'];

  it.each(['EvaluationResults', 'ConformancePackRuleEvaluationResults'])(
    'have four states: %s',
    async (name) => {
      const outcome = await readBytesAs(JSON.stringify({ [name]: states.map(evaluation) }));
      expect(outcome.findings).toMatchObject([
        {
          ruleId: 's3-bucket-public-read-prohibited',
          cloudResource: { provider: 'aws', type: 'AWS::S3::Bucket', id: 'shop-backups' },
        },
      ]);
      expect(reasons(outcome)).toEqual(['passed', 'not_a_finding', 'not_a_finding']);
      expect(runOf(outcome)).not.toHaveProperty('incomplete');
    },
  );

  it('of one page close nothing', async () => {
    const outcome = await readBytesAs(
      JSON.stringify({ EvaluationResults: [evaluation('COMPLIANT')], NextToken: 'x' }),
    );
    expect(runOf(outcome)).toMatchObject({
      incomplete: 'unknown_variant',
      lookedFor: '/NextToken',
    });
  });
});
