/**
 * AWS Security Finding Format: a list, Security Hub's response with `Findings`, or an event that
 * contains findings; also GuardDuty's own format.
 */
import { type Entry, skipped } from '../entries.ts';
import { jsonFormat, partOfResults } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, bool, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';

const closed = new Set(['SUPPRESSED']);
const verified = new Set(['FALSE_POSITIVE', 'BENIGN_POSITIVE']);

/**
 * A finding can be closed by its product (`RecordState`), the customer (`Workflow`) or the check
 * (`Compliance`).
 */
function closedBy(raw: unknown): Entry | undefined {
  if (bool(raw, 'Sample') === true) return skipped('not_a_finding');
  if (str(raw, 'Compliance', 'Status') === 'PASSED') return skipped('passed');
  const workflow = str(raw, 'Workflow', 'Status') ?? str(raw, 'WorkflowState');
  return str(raw, 'RecordState') === 'ARCHIVED' || workflow === 'RESOLVED'
    ? skipped('fixed_in_report')
    : undefined;
}

/** Describes the packages and resources after the first ones. */
const others = (vulnerabilities: readonly unknown[], resources: readonly unknown[]): string =>
  labeledLines({
    Packages: listed(
      vulnerabilities
        .flatMap((entry) => list(entry, 'VulnerablePackages'))
        .map((pack) =>
          [str(pack, 'Name'), str(pack, 'Version')].filter((part) => part !== undefined).join(' '),
        ),
    ),
    Resources: listed(resources.map((resource) => str(resource, 'Id') ?? '')),
  }) ?? '';

const listed = (names: readonly string[]): string | undefined =>
  names.length > 1 ? [...new Set(names)].slice(0, 50).join(', ') : undefined;

/** Package facts that Trivy writes into `Other`, since the format had no fields for them. */
function packageOf(resource: unknown): Pick<RawFinding, 'component' | 'vulnerabilityIds' | 'cvss'> {
  const other = at(resource, 'Details', 'Other');
  return {
    component: {
      name: str(other, 'PkgName'),
      version: str(other, 'Installed Package'),
      fixed: str(other, 'Patched Package')?.split(/,\s*/),
    },
    vulnerabilityIds: [str(other, 'CVE ID')],
    cvss: [
      { vector: str(other, 'NvdCvssVectorV3'), score: Number(str(other, 'NvdCvssScoreV3')) },
    ].filter(({ score }) => score > 0),
  };
}

function toFinding(raw: unknown): Entry {
  const settled = closedBy(raw);
  if (settled !== undefined) return settled;
  const resource = at(raw, 'Resources', 0);
  const own = packageOf(resource);
  const vulnerabilities = list(raw, 'Vulnerabilities');
  const [first] = vulnerabilities;
  const id = str(raw, 'Id');
  const state =
    // GuardDuty's own format: archived by a user or a suppression rule.
    (bool(raw, 'Service', 'Archived') === true ? 'ARCHIVED' : undefined) ??
    [str(raw, 'Workflow', 'Status') ?? str(raw, 'WorkflowState')].find((word) =>
      closed.has(word ?? ''),
    ) ??
    [str(raw, 'VerificationState')].find((word) => verified.has(word ?? ''));
  const code = at(first, 'CodeVulnerabilities', 0);
  const image = at(resource, 'Details', 'AwsEcrContainerImage');
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
    description: joinParagraphs(
      str(raw, 'Description'),
      texts(raw, 'Types').join(', '),
      others(vulnerabilities, list(raw, 'Resources')) || undefined,
    ),
    mitigation: joinParagraphs(
      str(raw, 'Remediation', 'Recommendation', 'Text'),
      str(raw, 'Remediation', 'Recommendation', 'Url'),
    ),
    // GuardDuty's own scale ranges from 1 to 10; 9 and above is critical.
    severity:
      str(raw, 'Severity', 'Label') ??
      str(raw, 'FindingProviderFields', 'Severity', 'Label') ??
      str(raw, 'Severity') ??
      (normalised === undefined ? undefined : String(normalised / 10)),
    category: first === undefined && own.component?.name === undefined ? 'cloud' : 'container',
    cvss: [
      ...vulnerabilities.flatMap((entry) =>
        list(entry, 'Cvss').map((cvss) => ({
          vector: str(cvss, 'BaseVector'),
          score: num(cvss, 'BaseScore'),
          version: str(cvss, 'Version'),
        })),
      ),
      ...(own.cvss ?? []),
    ],
    vulnerabilityIds: [
      ...vulnerabilities.map((entry) => str(entry, 'Id')),
      ...(own.vulnerabilityIds ?? []),
    ],
    cwes: list(first, 'CodeVulnerabilities').flatMap((entry) => texts(entry, 'Cwes')),
    location: {
      path: str(code, 'FilePath', 'FilePath') ?? str(code, 'FilePath', 'FileName'),
      line: num(code, 'FilePath', 'StartLine'),
      endLine: num(code, 'FilePath', 'EndLine'),
    },
    image: {
      reference: str(image, 'RepositoryName') ?? str(resource, 'Details', 'Container', 'ImageName'),
      digest: str(image, 'ImageDigest'),
    },
    epss: { score: num(first, 'EpssScore') },
    component:
      pack === undefined
        ? own.component
        : {
            name: str(pack, 'Name'),
            version: str(pack, 'Version'),
            path: str(pack, 'FilePath'),
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
    suppression:
      state === undefined
        ? undefined
        : { kind: state.toLowerCase().replaceAll('_', ' '), status: 'accepted' },
    firstSeen: str(raw, 'FirstObservedAt') ?? str(raw, 'CreatedAt'),
    lastSeen: str(raw, 'LastObservedAt') ?? str(raw, 'UpdatedAt'),
  };
}

/** A list item is a finding, or a page or event with several. */
function findingsIn(raw: unknown): unknown[] {
  const lists = [at(raw, 'Findings'), at(raw, 'findings'), at(raw, 'detail', 'findings')];
  const several = lists.find((found) => Array.isArray(found));
  if (several !== undefined) return several as unknown[];
  return isList(raw) ? list(raw) : [raw];
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
    has(value, '0.detail.findings.0.AwsAccountId') ||
    has(value, 'findings.0.AwsAccountId') ||
    has(value, '0.AwsAccountId', '0.ProductArn') ||
    has(value, 'AwsAccountId', 'ProductArn')
      ? 1
      : isList(value, 'Findings') &&
          list(value, 'Findings').length === 0 &&
          Object.keys(value as object).length === 1
        ? 0.3
        : 0,
  each: ['/Findings/#', '/findings/#', '/detail/findings/#', '/#'],
  alone: (document) => has(document, 'AwsAccountId'),
  run: (root, roots) => {
    // An event or a single finding is not a full report.
    return roots.length === 1 && (has(root, 'detail') || has(root, 'AwsAccountId'))
      ? partOfResults('/Findings')
      : {};
  },
  map: (raw) => findingsIn(raw).map(toFinding),
});
