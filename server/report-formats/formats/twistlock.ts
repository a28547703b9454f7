/**
 * Prisma Cloud: JSON of twistcli and the console's CSV of its compute part (Twistlock), and the CSV
 * of account alerts.
 */
import { isStructure, skipped } from '../entries.ts';
import { cell, csvFormat, jsonFormat } from '../format.ts';
import type { Row } from '../parsers/csv-reader.ts';
import { at, entries, has, list, num, str } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

const common = {
  tool: 'Prisma Cloud',
  category: 'container',
  docsUrl: 'https://docs.prismacloud.io/en/compute-edition/tools/twistcli-scan-images',
} as const;

const vulnerabilityLists = ['vulnerabilities', 'cveVulnerabilities'];
const complianceLists = ['compliances', 'complianceIssues', 'complianceVulnerabilities'];
const lists = [...vulnerabilityLists, ...complianceLists];

export const twistlockJson = jsonFormat({
  ...common,
  id: 'twistlock',
  aliases: ['twistlock image', 'twistlock image scan', 'prisma cloud', 'prisma cloud compute'],
  detect: ({ value }) =>
    has(value, 'results.0.vulnerabilityDistribution') ||
    has(value, 'results.0.complianceDistribution') ||
    has(value, 'results.0.distro', 'results.0.vulnerabilities') ||
    has(value, 'results.0.entityInfo') ||
    has(value, '0.entityInfo') ||
    has(value, 'repository', 'vulnerabilityDistribution') ||
    has(value, 'images.0.info.cveVulnerabilities') ||
    has(value, 'images.0.info.complianceVulnerabilities')
      ? 1
      : 0,
  each: ['/results/#', '/images/#', '/#'],
  // Scan of a code repository.
  alone: (document) => has(document, 'repository', 'vulnerabilityDistribution'),
  looksIn: ['', '/entityInfo', '/info', '/results/#'].flatMap((place) =>
    lists.map((list) => `${place}/${list}/#`),
  ),
  // An image with a description may have its results next to it.
  doubts: (result) =>
    has(result, 'entityInfo') &&
    !has(result, 'results') &&
    lists.every((name) => !has(result, name) && !has(result, `entityInfo.${name}`)) &&
    entries(result).some(([key, value]) => key !== 'entityInfo' && isStructure(value)),
  asides: [
    ...['collections', 'packages', 'applications', 'history', 'layers', 'labels', 'repoTag'],
    ...['complianceDistribution', 'vulnerabilityDistribution', 'image', 'binaries', 'files'],
    ...['startupBinaries', 'installedProducts', 'cloudMetadata', 'repoDigests', 'tags'],
  ],
  map: (result) => {
    // Before 2019 the image was described inside the result, and a vulnerability had a number
    // beside its CVE.
    const entity = at(result, 'entityInfo') ?? at(result, 'info') ?? result;
    const tag = at(entity, 'repoTag');
    const named =
      str(tag, 'repo') === undefined
        ? str(entity, 'image', 'repoTags')
        : `${str(tag, 'repo') ?? ''}:${str(tag, 'tag') ?? 'latest'}`;
    const image = has(result, 'repository')
      ? undefined
      : {
          reference: str(result, 'name') ?? named ?? str(entity, 'name'),
          digest: str(result, 'id') ?? str(entity, 'id'),
        };
    const inAll = (names: readonly string[]): unknown[] =>
      [entity, ...list(result, 'results')].flatMap((part) =>
        names.flatMap((name) => list(part, name)),
      );
    const idOf = (raw: unknown): string | undefined => str(raw, 'cve') ?? str(raw, 'id');
    return [
      ...inAll(vulnerabilityLists).map((raw) => ({
        ruleId: idOf(raw),
        title: `${idOf(raw) ?? ''}: ${str(raw, 'packageName') ?? ''} - ${str(raw, 'packageVersion') ?? ''}`,
        description: str(raw, 'description'),
        mitigation: str(raw, 'status'),
        severity: str(raw, 'severity'),
        cvss: [{ vector: str(raw, 'vector') ?? str(raw, 'vecStr'), score: num(raw, 'cvss') }],
        vulnerabilityIds: [idOf(raw)],
        component: {
          name: str(raw, 'packageName'),
          version: str(raw, 'packageVersion'),
          path: str(raw, 'packagePath'),
          fixed: [/fixed in (.*)/.exec(str(raw, 'status') ?? '')?.[1]],
        },
        image,
        references: [str(raw, 'link')],
        firstSeen: str(raw, 'discoveredDate'),
      })),
      ...inAll(complianceLists).map((raw) => ({
        ruleId: str(raw, 'id') ?? str(raw, 'title'),
        title: str(raw, 'title'),
        description: str(raw, 'description') ?? str(raw, 'cause'),
        severity: str(raw, 'severity'),
        category: 'iac' as const,
        image,
      })),
    ];
  },
});

/** Repositories have their tag in a separate column. The tag of an image may be its full name. */
function imageName(row: Row): string | undefined {
  const [repository, tag] = [cell(row, 'repository'), cell(row, 'tag')];
  if (repository === undefined || /[/:]/.test(tag ?? ''))
    return tag ?? cell(row, 'image name') ?? repository;
  const path = [cell(row, 'registry'), repository].filter((part) => part !== undefined);
  return `${path.join('/')}${tag === undefined ? '' : `:${tag}`}`;
}

/** Hosts and functions have rows with the same columns but are not images. */
const imageOf = (row: Row): RawFinding['image'] =>
  cell(row, 'hostname', 'function', 'function name') === undefined
    ? { reference: imageName(row), digest: cell(row, 'id', 'image id') }
    : undefined;

export const twistlockCsv = csvFormat({
  ...common,
  id: 'twistlock-csv',
  // Columns of images, hosts, functions and registries.
  columns: [
    ['cve id', 'packages', 'package version'],
    ['cve id', 'package name', 'severity', 'fix status'],
  ],
  map: (row) => ({
    ruleId: cell(row, 'cve id', 'compliance id'),
    title:
      cell(row, 'cve id') === undefined
        ? `${cell(row, 'compliance id') ?? ''}: ${cell(row, 'description', 'cause') ?? ''}`
        : `${cell(row, 'cve id') ?? ''}: ${cell(row, 'packages', 'package name') ?? ''} - ${cell(row, 'package version') ?? ''}`,
    category: cell(row, 'cve id') === undefined ? 'iac' : undefined,
    description: cell(row, 'description'),
    mitigation: cell(row, 'fix status'),
    severity: cell(row, 'severity'),
    cvss: [{ score: Number(cell(row, 'cvss')) }],
    vulnerabilityIds: [cell(row, 'cve id')],
    fallbackSeverity: 'medium',
    component: {
      name: cell(row, 'packages', 'package name'),
      version: cell(row, 'package version'),
      path: cell(row, 'package path'),
      fixed: [/fixed in (.*)/i.exec(cell(row, 'fix status') ?? '')?.[1]],
    },
    image: imageOf(row),
    endpoint: cell(row, 'hostname'),
    cloudResource:
      cell(row, 'function', 'function name') === undefined
        ? undefined
        : {
            provider: cell(row, 'provider'),
            account: cell(row, 'account id'),
            region: cell(row, 'region'),
            type: 'function',
            id: cell(row, 'function', 'function name'),
          },
    references: [cell(row, 'vulnerability link')],
    firstSeen: cell(row, 'discovered'),
  }),
});

export const prismaAlerts = csvFormat({
  ...common,
  id: 'prisma-cloud-alerts',
  category: 'cloud',
  docsUrl:
    'https://docs.prismacloud.io/en/enterprise-edition/content-collections/alerts/view-respond-to-prisma-cloud-alerts',
  aliases: ['prisma cloud alerts', 'redlock'],
  columns: [
    ['policy name', 'policy severity', 'alert status'],
    ['alert id', 'policy name', 'policy type'],
  ],
  confidence: 0.97,
  map: (row) => {
    const [status, id, name] = [
      cell(row, 'alert status')?.toLowerCase() ?? 'open',
      cell(row, 'alert id'),
      cell(row, 'policy name'),
    ];
    if (status === 'resolved') return skipped('fixed_in_report');
    return {
      ruleId: cell(row, 'policy id') ?? name,
      ruleName: name,
      title:
        `${name ?? 'Alert'}: ${cell(row, 'resource name') ?? cell(row, 'resource id') ?? ''}`.replace(
          /: $/,
          '',
        ),
      description: cell(row, 'description', 'policy description'),
      mitigation: cell(row, 'recommendation', 'policy recommendation'),
      severity: cell(row, 'policy severity', 'severity'),
      cloudResource: {
        provider: cell(row, 'cloud type'),
        account: cell(row, 'cloud account id', 'cloud account name'),
        region: cell(row, 'region', 'resource region'),
        type: cell(row, 'resource type'),
        id: cell(row, 'resource id', 'resource name'),
      },
      tags: cell(row, 'policy labels')?.split(/[,;]\s*/),
      fingerprints: id === undefined ? undefined : { alertId: id },
      suppression: status === 'open' ? undefined : { kind: status, status: 'accepted' },
      firstSeen: cell(row, 'alert time', 'first seen'),
    };
  },
});
