/**
 * Google Security Command Center: `gcloud scc findings list --format=json`, API responses, or one
 * finding per line.
 */
import { type Entry, skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, isList, list, num, str } from '../parsers/json-access.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';

function toFinding(raw: unknown): Entry | undefined {
  const finding = at(raw, 'finding') ?? raw;
  if (!has(finding, 'category') || str(finding, 'state') === 'INACTIVE')
    return skipped(has(finding, 'category') ? 'fixed_in_report' : 'not_a_finding');
  const resource = at(raw, 'resource');
  const cve = at(finding, 'vulnerability', 'cve');
  const properties = at(finding, 'sourceProperties');
  const name = str(finding, 'name');
  const muted = str(finding, 'mute') === 'MUTED';
  return {
    ruleId: str(finding, 'category'),
    title: `${str(finding, 'category') ?? 'Finding'}: ${str(resource, 'displayName') ?? str(finding, 'resourceName')?.split('/').at(-1) ?? ''}`,
    description: joinParagraphs(
      str(finding, 'description') ?? str(properties, 'Explanation'),
      labeledLines({
        Class: str(finding, 'findingClass'),
        Source: str(finding, 'parentDisplayName'),
      }),
    ),
    mitigation: str(finding, 'nextSteps') ?? str(properties, 'Recommendation'),
    severity: str(finding, 'severity'),
    cvss: [{ score: num(cve, 'cvssv3', 'baseScore') }],
    vulnerabilityIds: [str(cve, 'id')],
    component: {
      name: str(finding, 'vulnerability', 'offendingPackage', 'packageName'),
      version: str(finding, 'vulnerability', 'offendingPackage', 'packageVersion'),
      fixed: [str(finding, 'vulnerability', 'fixedPackage', 'packageVersion')],
    },
    cloudResource: {
      provider: 'gcp',
      account:
        str(resource, 'gcpMetadata', 'projectDisplayName') ?? str(resource, 'projectDisplayName'),
      region: str(resource, 'location'),
      type: str(resource, 'type'),
      id: str(finding, 'resourceName'),
    },
    references: [
      str(finding, 'externalUri'),
      ...list(cve, 'references').map((reference) => str(reference, 'uri')),
    ],
    fingerprints: name === undefined ? undefined : { name },
    suppression: muted ? { kind: 'muted', status: 'accepted' } : undefined,
    firstSeen: str(finding, 'createTime'),
    lastSeen: str(finding, 'eventTime'),
  };
}

const looksSo = (sample: unknown): boolean =>
  has(sample, 'finding.category', 'finding.resourceName') ||
  (has(sample, 'category', 'resourceName') &&
    (has(sample, 'findingClass') || has(sample, 'sourceProperties')));

export const gcpScc = jsonFormat({
  id: 'gcp-scc',
  tool: 'Google Security Command Center',
  category: 'cloud',
  docsUrl:
    'https://cloud.google.com/security-command-center/docs/reference/rest/v2/organizations.sources.findings',
  aliases: ['gcp security command center', 'security command center', 'gcp scc'],
  severities: { severityunspecified: 'info' },
  detect: ({ value }) =>
    has(value, 'listFindingsResults') ||
    looksSo(isList(value) ? at(value, 0) : (at(value, 'findings', 0) ?? value))
      ? 1
      : 0,
  each: ['/listFindingsResults/#', '/findings/#', '/#'],
  alone: looksSo,
  map: toFinding,
});
