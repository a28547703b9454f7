/** Kiuwan Insights: component vulnerabilities from its API. */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { has, isList, list, num, str } from '../parsers/json-access.ts';

export const kiuwanSca = jsonFormat({
  id: 'kiuwan-sca',
  tool: 'Kiuwan Insights',
  category: 'sca',
  docsUrl: 'https://static.kiuwan.com/rest-api/kiuwan-rest-api.html',
  aliases: ['kiuwan_sca', 'kiuwan sca'],
  severities: { veryhigh: 'critical', verylow: 'info' },
  detect: ({ value }) =>
    isList(value) &&
    (has(value, '0.securityRisk', '0.privateVulnerability') ||
      ((has(value, '0.securityRisk') ||
        has(value, '0.cveId') ||
        has(value, '0.components.0.artifact')) &&
        has(value, '0.components')))
      ? 0.97
      : 0,
  each: ['/#'],
  map: (raw) => {
    const id = str(raw, 'cve') ?? str(raw, 'cveId') ?? str(raw, 'vulnerability');
    const components = list(raw, 'components');
    const base = (component: unknown): RawFinding => {
      const [group, artifact, version] = [
        str(component, 'group'),
        str(component, 'artifact') ?? str(component, 'name'),
        str(component, 'version'),
      ];
      return {
        ruleId: id,
        title: `${id ?? 'Vulnerability'} in ${artifact ?? 'a component'}${version === undefined ? '' : `:${version}`}`,
        description: str(raw, 'description'),
        severity: str(raw, 'securityRisk') ?? str(raw, 'severity'),
        cvss: [
          {
            vector: str(raw, 'cVSSv3Vector') ?? str(raw, 'cvssV3Vector'),
            score: num(raw, 'cVSSv3BaseScore') ?? num(raw, 'cvssV3BaseScore'),
            version: '3.1',
          },
          { score: num(raw, 'cVSSv2BaseScore') ?? num(raw, 'cvssV2BaseScore'), version: '2.0' },
        ],
        vulnerabilityIds: [id],
        epss: { score: num(raw, 'epss_score'), percentile: num(raw, 'epss_percentile') },
        cwes: [str(raw, 'cwe')],
        component: {
          name: group === undefined || artifact === undefined ? artifact : `${group}:${artifact}`,
          version,
          ecosystem: str(component, 'language'),
        },
        suppression:
          str(raw, 'muted') === 'true' ? { kind: 'muted', status: 'accepted' } : undefined,
        firstSeen: str(raw, 'publicationDate'),
      };
    };
    return components.length === 0 ? base(undefined) : components.map(base);
  },
});
