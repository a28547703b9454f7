/**
 * AWS Security Finding Format: a list, Security Hub's answer with `Findings`, or an event that
 * carries them; also GuardDuty's own findings.
 */
import { type Entry, leftOut } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import { joinParagraphs } from '../normalize/text.ts';

const closed = new Set(['RESOLVED', 'SUPPRESSED']);

function toFinding(raw: unknown): Entry | undefined {
  if (
    str(raw, 'RecordState') === 'ARCHIVED' ||
    str(raw, 'Compliance', 'Status') === 'PASSED' ||
    str(raw, 'Workflow', 'Status') === 'RESOLVED'
  )
    return leftOut(str(raw, 'Compliance', 'Status') === 'PASSED' ? 'passed' : 'fixed_in_report');
  const resource = at(raw, 'Resources', 0);
  const vulnerabilities = list(raw, 'Vulnerabilities');
  const [first] = vulnerabilities;
  const id = str(raw, 'Id');
  const state = str(raw, 'Workflow', 'Status') ?? '';
  const normalised = num(raw, 'Severity', 'Normalized');
  const pack = at(first, 'VulnerablePackages', 0);
  return {
    ruleId:
      str(raw, 'Compliance', 'SecurityControlId') ??
      str(raw, 'GeneratorId') ??
      str(raw, 'Type') ??
      str(raw, 'Title'),
    ruleName: str(raw, 'Title'),
    title: str(raw, 'Title'),
    description: joinParagraphs(str(raw, 'Description'), texts(raw, 'Types').join(', ')),
    mitigation: joinParagraphs(
      str(raw, 'Remediation', 'Recommendation', 'Text'),
      str(raw, 'Remediation', 'Recommendation', 'Url'),
    ),
    // GuardDuty's own scale is 1 to 10, 9 and above critical.
    severity:
      str(raw, 'Severity', 'Label') ??
      str(raw, 'Severity') ??
      (normalised === undefined ? undefined : String(normalised / 10)),
    category: first === undefined ? 'cloud' : 'container',
    cvss: vulnerabilities.flatMap((entry) =>
      list(entry, 'Cvss').map((cvss) => ({
        vector: str(cvss, 'BaseVector'),
        score: num(cvss, 'BaseScore'),
        version: str(cvss, 'Version'),
      })),
    ),
    vulnerabilityIds: vulnerabilities.map((entry) => str(entry, 'Id')),
    epss: { score: num(first, 'EpssScore') },
    component: {
      name: str(pack, 'Name'),
      version: str(pack, 'Version'),
      ecosystem: str(pack, 'PackageManager')?.toLowerCase(),
      fixed: [str(pack, 'FixedInVersion')],
    },
    cloudResource: {
      provider: 'aws',
      account: str(raw, 'AwsAccountId') ?? str(raw, 'AccountId'),
      region: str(resource, 'Region') ?? str(raw, 'Region'),
      type: str(resource, 'Type') ?? str(raw, 'Resource', 'ResourceType'),
      id:
        str(resource, 'Id') ??
        str(raw, 'Resource', 'InstanceDetails', 'InstanceId') ??
        str(raw, 'Arn') ??
        id,
    },
    references: [
      str(raw, 'SourceUrl'),
      str(raw, 'Remediation', 'Recommendation', 'Url'),
      ...vulnerabilities.flatMap((entry) => texts(entry, 'ReferenceUrls')),
    ],
    tags: [str(raw, 'ProductName')],
    fingerprints: id === undefined ? undefined : { findingId: id },
    suppression: closed.has(state) ? { kind: state.toLowerCase(), status: 'accepted' } : undefined,
    firstSeen: str(raw, 'FirstObservedAt') ?? str(raw, 'CreatedAt'),
    lastSeen: str(raw, 'LastObservedAt') ?? str(raw, 'UpdatedAt'),
  };
}

export const asff = jsonFormat({
  id: 'asff',
  tool: 'AWS Security Hub',
  category: 'cloud',
  docsUrl:
    'https://docs.aws.amazon.com/securityhub/latest/userguide/securityhub-findings-format.html',
  aliases: [
    'aws security finding format (asff)',
    'aws security finding format',
    'awssecurityhub',
    'aws security hub',
    'guardduty',
  ],
  detect: ({ value }) =>
    has(value, 'Findings.0.AwsAccountId') ||
    has(value, 'Findings.0.Service') ||
    has(value, 'detail.findings.0.AwsAccountId') ||
    has(value, '0.Findings.0.AwsAccountId') ||
    has(value, 'findings.0.AwsAccountId') ||
    has(value, '0.AwsAccountId', '0.ProductArn') ||
    has(value, 'AwsAccountId', 'ProductArn')
      ? 1
      : isList(value, 'Findings') &&
          list(value, 'Findings').length === 0 &&
          Object.keys(value as object).length === 1
        ? 0.3
        : 0,
  each: ['/Findings/#', '/findings/#', '/detail/findings/#', '/#/Findings/#', '/#'],
  alone: (document) => has(document, 'AwsAccountId'),
  map: (raw) => toFinding(raw),
});
