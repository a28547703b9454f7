/** Amazon Inspector: JSON of its API and its reports, and the CSV of its reports. */
import { type Entry, skipped } from '../entries.ts';
import { cell, csvFormat, jsonFormat } from '../format.ts';
import { joinParagraphs } from '../normalize/text.ts';
import { at, has, list, num, str, texts } from '../parsers/json-access.ts';

/**
 * Returns the general advice, which may say that none is available, and the commands per package.
 */
function remedyOf(raw: unknown): string | undefined {
  const advice = str(raw, 'remediation', 'recommendation', 'text');
  const commands = list(raw, 'packageVulnerabilityDetails', 'vulnerablePackages').flatMap(
    (pack) => str(pack, 'remediation') ?? [],
  );
  return joinParagraphs(
    advice === 'None' || advice === 'None Provided' ? undefined : advice,
    [...new Set(commands)].join('\n') || undefined,
  );
}

/** Also used by container registries for images with enhanced scanning. */
export function inspectorFinding(raw: unknown): Entry | undefined {
  const status = str(raw, 'status');
  if (status === 'CLOSED') return skipped('fixed_in_report');
  const [vulnerability, code, resource] = [
    at(raw, 'packageVulnerabilityDetails'),
    // Some exports have the details of a code vulnerability in the finding itself.
    at(raw, 'codeVulnerabilityDetails') ?? (has(raw, 'filePath') ? raw : undefined),
    at(raw, 'resources', 0),
  ];
  const id = str(vulnerability, 'vulnerabilityId');
  const adjusted = at(raw, 'inspectorScoreDetails', 'adjustedCvss');
  const pack = at(vulnerability, 'vulnerablePackages', 0);
  const fixed = list(vulnerability, 'vulnerablePackages')
    .map((entry) => str(entry, 'fixedInVersion'))
    .filter((version) => version !== 'NotAvailable');
  return {
    ruleId: id ?? str(code, 'detectorId') ?? str(raw, 'type'),
    title: str(raw, 'title'),
    description: str(raw, 'description'),
    mitigation: remedyOf(raw),
    severity: str(raw, 'severity'),
    category: code !== undefined ? 'sast' : vulnerability !== undefined ? 'container' : undefined,
    cvss: [
      ...list(vulnerability, 'cvss').map((entry) => ({
        vector: str(entry, 'scoringVector'),
        score: num(entry, 'baseScore'),
        version: str(entry, 'version'),
        source: str(entry, 'source'),
      })),
      // The score adjusted to the resource, used if the report has no other score.
      ...(list(vulnerability, 'cvss').length > 0
        ? []
        : [
            {
              vector: str(adjusted, 'scoringVector'),
              score: num(adjusted, 'score') ?? num(raw, 'inspectorScore'),
              version: str(adjusted, 'version'),
            },
          ]),
    ],
    vulnerabilityIds: [id, ...texts(vulnerability, 'relatedVulnerabilities')],
    cwes: [texts(vulnerability, 'cwes'), texts(code, 'cwes')],
    epss: { score: num(raw, 'epss', 'score') },
    location: {
      path: str(code, 'filePath', 'filePath') ?? str(pack, 'filePath'),
      line: num(code, 'filePath', 'startLine'),
      endLine: num(code, 'filePath', 'endLine'),
    },
    component: {
      name: str(pack, 'name'),
      version: str(pack, 'version'),
      ecosystem: str(pack, 'packageManager')?.toLowerCase(),
      path: str(pack, 'filePath'),
      fixed,
    },
    cloudResource: {
      provider: 'aws',
      account: str(raw, 'awsAccountId'),
      region: str(resource, 'region'),
      type: str(resource, 'type'),
      id: str(resource, 'id'),
    },
    references: [...texts(vulnerability, 'referenceUrls'), str(vulnerability, 'sourceUrl')],
    fingerprints: { findingArn: str(raw, 'findingArn') ?? '' },
    suppression: status === 'SUPPRESSED' ? { kind: 'suppressed', status: 'accepted' } : undefined,
    firstSeen: str(raw, 'firstObservedAt'),
    lastSeen: str(raw, 'lastObservedAt'),
  };
}

export const awsInspector = jsonFormat({
  id: 'aws-inspector',
  tool: 'Amazon Inspector',
  category: 'cloud',
  docsUrl: 'https://docs.aws.amazon.com/inspector/v2/APIReference/API_Finding.html',
  aliases: ['aws inspector2', 'aws_inspector2', 'aws inspector2 scan', 'amazon inspector'],
  severities: { untriaged: 'info' },
  stableFingerprints: ['findingArn'],
  detect: ({ value }) =>
    has(value, 'findings.0.findingArn') ||
    has(value, 'findings.0.packageVulnerabilityDetails') ||
    has(value, '0.findingArn')
      ? 1
      : 0,
  each: ['/findings/#', '/#'],
  map: inspectorFinding,
});

export const awsInspectorCsv = csvFormat({
  id: 'aws-inspector-csv',
  tool: 'Amazon Inspector',
  category: 'cloud',
  docsUrl:
    'https://docs.aws.amazon.com/inspector/latest/user/findings-managing-exporting-reports.html',
  severities: { untriaged: 'info' },
  stableFingerprints: ['findingArn'],
  columns: [
    ['finding arn', 'finding type', 'severity', 'title'],
    ['aws account id', 'finding arn', 'severity'],
  ],
  confidence: 0.97,
  map: (row) => {
    const id = cell(row, 'vulnerability id');
    const pack = {
      name: cell(row, 'affected packages'),
      version: cell(row, 'package installed version'),
      fixedInVersion: cell(row, 'fixed in version'),
      filePath: cell(row, 'file path'),
    };
    return inspectorFinding({
      findingArn: cell(row, 'finding arn'),
      awsAccountId: cell(row, 'aws account id'),
      title: cell(row, 'title'),
      description: cell(row, 'description'),
      severity: cell(row, 'severity'),
      status: cell(row, 'status')?.toUpperCase(),
      type: cell(row, 'finding type'),
      ...(id !== undefined && {
        packageVulnerabilityDetails: {
          vulnerabilityId: id,
          vulnerablePackages: [pack],
          cvss: [
            {
              baseScore: cell(row, 'inspector score'),
              scoringVector: cell(row, 'inspector score vector'),
            },
          ],
          referenceUrls: cell(row, 'reference urls')?.split(/[,\s]+/),
        },
      }),
      resources: [
        {
          id: cell(row, 'resource id'),
          region: cell(row, 'region'),
          type: cell(row, 'resource type'),
        },
      ],
      remediation: { recommendation: { text: cell(row, 'remediation', 'package remediation') } },
      firstObservedAt: cell(row, 'first seen'),
      lastObservedAt: cell(row, 'last seen'),
    });
  },
});
