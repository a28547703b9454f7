/**
 * Custom resources of the Trivy Operator: a single resource, a list of them, or a Kubernetes
 * `List`.
 */
import { type Entry, skipped, unfamiliar } from '../entries.ts';
import { jsonFormat, ofVersion } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';
import { listsBillsAlone } from './trivy-operator-sbom.ts';

const labelled = (resource: unknown, name: string): string | undefined =>
  str(resource, 'metadata', 'labels', `trivy-operator.${name}`);

function workload(resource: unknown): NonNullable<RawFinding['cloudResource']> {
  const parts = [
    labelled(resource, 'resource.namespace') ?? str(resource, 'metadata', 'namespace'),
    labelled(resource, 'resource.kind'),
    labelled(resource, 'resource.name') ?? str(resource, 'metadata', 'name'),
  ];
  return {
    provider: 'kubernetes',
    type: labelled(resource, 'resource.kind') ?? str(resource, 'kind'),
    id: parts.filter((part) => part !== undefined).join('/'),
  };
}

function check(raw: unknown, resource: unknown, fallback?: string): RawFinding {
  const id = str(raw, 'checkID') ?? str(raw, 'id') ?? '0';
  const avd = id.replace(
    /^(?:AVD-)?([A-Z]+)-?(\d+)$/,
    (_, letters: string, digits: string) => `AVD-${letters}-${digits.padStart(4, '0')}`,
  );
  return {
    ruleId: id,
    ruleName: str(raw, 'title'),
    helpUri: avd.startsWith('AVD-')
      ? `https://avd.aquasec.com/misconfig/${avd.toLowerCase()}`
      : undefined,
    title: `${id} - ${str(raw, 'title') ?? ''}`,
    description: joinParagraphs(
      str(raw, 'description'),
      texts(raw, 'messages').join('\n'),
      labeledLines({ Category: str(raw, 'category'), Scope: str(raw, 'scope', 'value') }),
    ),
    mitigation: str(raw, 'remediation'),
    severity: str(raw, 'severity') ?? fallback,
    category: 'iac',
    cloudResource:
      str(raw, 'target') === undefined
        ? workload(resource)
        : { provider: 'kubernetes', id: str(raw, 'target') },
    tags: [avd],
  };
}

function vulnerability(raw: unknown, resource: unknown): RawFinding {
  const [id, name, version, fixed] = [
    str(raw, 'vulnerabilityID'),
    str(raw, 'resource'),
    str(raw, 'installedVersion'),
    str(raw, 'fixedVersion'),
  ];
  const artifact = at(resource, 'report', 'artifact');
  return {
    ruleId: id,
    helpUri: str(raw, 'primaryLink'),
    title: [id, name, version].filter((part) => part !== undefined).join(' '),
    description: joinParagraphs(str(raw, 'title'), str(raw, 'description')),
    mitigation: fixed === undefined ? undefined : `Update ${name ?? 'the package'} to ${fixed}.`,
    severity: str(raw, 'severity'),
    category: 'container',
    cvss: [{ vector: str(raw, 'cvss', 'nvd', 'V3Vector'), score: num(raw, 'score') }],
    vulnerabilityIds: [id],
    component: {
      name,
      version,
      purl: str(raw, 'packagePURL'),
      ecosystem: str(raw, 'packageType'),
      path: str(raw, 'packagePath'),
      fixed: [fixed],
    },
    image: {
      reference: [
        str(resource, 'report', 'registry', 'server'),
        `${str(artifact, 'repository') ?? ''}:${str(artifact, 'tag') ?? ''}`,
      ]
        .filter((part) => part !== undefined)
        .join('/'),
      digest: str(artifact, 'digest'),
    },
    cloudResource: workload(resource),
    references: [str(raw, 'primaryLink'), ...texts(raw, 'links')],
  };
}

function secret(raw: unknown, resource: unknown): RawFinding {
  return {
    ruleId: str(raw, 'ruleID'),
    title: `Secret detected in ${str(raw, 'target') ?? 'an image'} - ${str(raw, 'title') ?? ''}`,
    description: labeledLines({ Category: str(raw, 'category'), Match: str(raw, 'match') }),
    severity: str(raw, 'severity'),
    category: 'secret',
    cwes: [798],
    location: { path: str(raw, 'target') },
    cloudResource: workload(resource),
  };
}

/** With `reportType: summary`, a compliance report only has the number of failures per control. */
function control(raw: unknown, resource: unknown): Entry {
  const count = num(raw, 'totalFail');
  if (count === undefined) return unfamiliar;
  if (count === 0) return skipped('passed');
  const id = str(raw, 'id');
  return {
    ruleId: id,
    ruleName: str(raw, 'name'),
    title: `${id ?? ''} - ${str(raw, 'name') ?? ''}`,
    description: labeledLines({
      Standard: str(resource, 'spec', 'compliance', 'title') ?? str(resource, 'metadata', 'name'),
      'Resources that fail': String(count),
    }),
    severity: str(raw, 'severity'),
    category: 'iac',
    cloudResource: workload(resource),
  };
}

const failed = (raw: unknown): boolean => at(raw, 'success') !== true;

function resourceFindings(resource: unknown): Entry[] {
  const report = at(resource, 'report');
  return [
    ...list(report, 'vulnerabilities').map((raw) => vulnerability(raw, resource)),
    ...list(report, 'checks').map((raw) =>
      failed(raw) ? check(raw, resource) : skipped('passed'),
    ),
    ...list(report, 'secrets').map((raw) => secret(raw, resource)),
    ...list(resource, 'status', 'detailReport', 'results').flatMap((control) =>
      list(control, 'checks').map((raw) =>
        failed(raw) ? check(raw, resource, str(control, 'severity')) : skipped('passed'),
      ),
    ),
    ...list(resource, 'status', 'summaryReport', 'controlCheck').map((raw) =>
      control(raw, resource),
    ),
  ];
}

const kinds =
  /^(?:Vulnerability|ConfigAudit|ExposedSecret|RbacAssessment|InfraAssessment|ClusterCompliance|ClusterRbacAssessment|ClusterConfigAudit|ClusterInfraAssessment|ClusterVulnerability|SbomReport)/;

/** Cluster-wide resources, by the plural of their kind. */
const plurals = [
  'vulnerability',
  'configaudit',
  'exposedsecret',
  'rbacassessment',
  'infraassessment',
  'clustercompliance',
  'clusterconfigaudit',
  'clusterrbacassessment',
  'clusterinfraassessment',
  'clustervulnerability',
  'sbom',
  'clustersbom',
].map((kind) => `${kind}reports.aquasecurity.github.io`);

export const trivyOperator = jsonFormat({
  id: 'trivy-operator',
  tool: 'Trivy Operator',
  category: 'container',
  docsUrl: 'https://aquasecurity.github.io/trivy-operator/latest/docs/crds/',
  aliases: ['trivy_operator'],
  detect: ({ value }) => {
    const first = isList(value)
      ? at(value, 0)
      : isList(value, 'items')
        ? (at(value, 'items', 0) ?? value)
        : value;
    if (listsBillsAlone(value)) return 0;
    if (plurals.some((kind) => isList(value, kind))) return 1;
    if (
      /^aquasecurity\.github\.io/.test(str(first, 'apiVersion') ?? '') ||
      kinds.test(str(first, 'kind') ?? '')
    )
      return 1;
    return has(first, 'report.checks') || has(first, 'report.vulnerabilities') ? 0.8 : 0;
  },
  each: ['/#', '/items/#', ...plurals.map((kind) => `/${kind}/#`)],
  run: (root) =>
    ofVersion(
      /^aquasecurity\.github\.io\/(\S+)$/.exec(str(root, 'apiVersion') ?? '')?.[1],
      /^v1/,
      'apiVersion aquasecurity.github.io/v1alpha1',
    ),
  alone: (document) => has(document, 'report') || has(document, 'status'),
  holds: [
    '/report/vulnerabilities/#',
    '/report/checks/#',
    '/report/secrets/#',
    '/status/detailReport/results/#/checks/#',
    '/status/summaryReport/controlCheck/#',
  ],
  map: resourceFindings,
});
