/**
 * OWASP Dependency-Track's Finding Packaging Format, and the response of its `/finding` endpoint.
 */
import { jsonFormat } from '../format.ts';
import { at, entries, has, list, num, str } from '../parsers/json-access.ts';

const suppressing = new Set(['FALSE_POSITIVE', 'NOT_AFFECTED', 'RESOLVED']);

export const dependencyTrack = jsonFormat({
  id: 'dependency-track',
  tool: 'Dependency-Track',
  category: 'sca',
  docsUrl: 'https://docs.dependencytrack.org/integrations/file-formats/',
  aliases: ['dependency_track', 'dependency track finding packaging format (fpf) export', 'fpf'],
  detect: ({ value }) =>
    /^Dependency-Track$/i.test(str(value, 'meta', 'application') ?? '') ||
    has(value, 'findings.0.vulnerability.vulnId') ||
    has(value, '0.vulnerability.vulnId', '0.component')
      ? 1
      : 0,
  each: ['/findings/#', '/#'],
  run: (root) => ({
    toolVersion: str(root, 'meta', 'version'),
    completedAt: str(root, 'meta', 'timestamp'),
  }),
  map: (finding) => {
    const [component, vulnerability, analysis] = [
      at(finding, 'component'),
      at(finding, 'vulnerability'),
      at(finding, 'analysis'),
    ];
    const id = str(vulnerability, 'vulnId');
    const group = str(component, 'group');
    const name = [group, str(component, 'name')].filter((part) => part !== undefined).join(':');
    const state = str(analysis, 'state');
    const suppressed =
      at(analysis, 'isSuppressed') === true || (state !== undefined && suppressing.has(state));
    return {
      ruleId: id,
      title: `${name}:${str(component, 'version') ?? ''} affected by: ${id ?? ''}${str(vulnerability, 'source') === undefined ? '' : ` (${str(vulnerability, 'source') ?? ''})`}`,
      description: str(vulnerability, 'description'),
      mitigation: str(vulnerability, 'recommendation'),
      severity: str(vulnerability, 'severity'),
      cvss: [
        {
          vector: str(vulnerability, 'cvssV4Vector'),
          score: num(vulnerability, 'cvssV4Score'),
          version: '4.0',
        },
        {
          vector: str(vulnerability, 'cvssV3Vector'),
          score: num(vulnerability, 'cvssV3BaseScore'),
          version: '3.1',
        },
        {
          vector: str(vulnerability, 'cvssV2Vector'),
          score: num(vulnerability, 'cvssV2BaseScore'),
          version: '2.0',
        },
      ],
      vulnerabilityIds: [
        id,
        ...list(vulnerability, 'aliases').flatMap((alias) =>
          typeof alias === 'string' ? [alias] : entries(alias).map(([, value]) => str(value)),
        ),
      ],
      cwes: [
        num(vulnerability, 'cweId'),
        list(vulnerability, 'cwes').map((cwe) => num(cwe, 'cweId')),
      ],
      epss: {
        score: num(vulnerability, 'epssScore'),
        percentile: num(vulnerability, 'epssPercentile'),
      },
      component: {
        name: canonicalName(component, name),
        version: str(component, 'version'),
        purl: str(component, 'purl'),
      },
      suppression: suppressed
        ? { kind: `analysis:${state ?? 'suppressed'}`, status: 'accepted' }
        : undefined,
      firstSeen: str(finding, 'attribution', 'attributedOn'),
      references: [str(finding, 'attribution', 'referenceUrl')],
    };
  },
});

/** npm joins scope and name with a slash; other names are joined as in the report. */
const canonicalName = (component: unknown, joined: string): string | undefined => {
  if (joined === '') return undefined;
  return str(component, 'purl')?.startsWith('pkg:npm/') === true
    ? joined.replace(':', '/')
    : joined;
};
