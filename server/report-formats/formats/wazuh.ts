import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, num, str, texts } from '../parsers/json-access.ts';

/**
 * API responses (`data.affected_items`), alerts (`data.vulnerability`, one per line or below
 * `_source`), and documents of the indexer since 4.8 (`hits.hits`, or the documents alone).
 */
export const wazuh = jsonFormat({
  id: 'wazuh',
  tool: 'Wazuh',
  category: 'network',
  docsUrl:
    'https://documentation.wazuh.com/current/user-manual/capabilities/vulnerability-detection/',
  detect: ({ value }) =>
    has(value, 'data.affected_items') ||
    ['hits.hits.0', '0', ''].some(
      (place) =>
        has(value, `${place}${place === '' ? '' : '.'}_source.vulnerability`) ||
        has(value, `${place}${place === '' ? '' : '.'}_source.data.vulnerability`),
    ) ||
    has(value, 'data.vulnerability.cve')
      ? 1
      : 0,
  each: ['/data/affected_items/#', '/hits/hits/#', '/#'],
  alone: (document) =>
    has(document, '_source.vulnerability') ||
    has(document, '_source.data.vulnerability') ||
    has(document, 'data.vulnerability'),
  map: (raw) => {
    const source = at(raw, '_source') ?? (has(raw, 'data.vulnerability') ? raw : undefined);
    const alert = at(source, 'data', 'vulnerability');
    const vulnerability = source === undefined ? raw : (alert ?? at(source, 'vulnerability'));
    if (str(alert, 'status')?.toLowerCase() === 'solved') return skipped('fixed_in_report');
    const id = str(vulnerability, 'cve') ?? str(vulnerability, 'id');
    const [name, version] = [
      str(raw, 'name') ?? str(alert, 'package', 'name') ?? str(source, 'package', 'name'),
      str(raw, 'version') ?? str(alert, 'package', 'version') ?? str(source, 'package', 'version'),
    ];
    return {
      ruleId: id,
      title: `${id ?? ''} affects ${name ?? ''} (version: ${version ?? ''})`,
      description:
        str(vulnerability, 'description') ?? str(vulnerability, 'title') ?? str(raw, 'condition'),
      mitigation: str(raw, 'condition'),
      severity: str(vulnerability, 'severity'),
      cvss: [
        {
          score:
            num(raw, 'cvss3_score') ??
            num(vulnerability, 'score', 'base') ??
            num(alert, 'cvss', 'cvss3', 'base_score'),
          version: str(vulnerability, 'score', 'version'),
        },
      ],
      vulnerabilityIds: [id],
      cwes: [str(alert, 'cwe_reference')],
      component: { name, version },
      endpoint: str(raw, 'agent_name') ?? str(raw, 'agent_ip') ?? str(source, 'agent', 'name'),
      references: [
        ...texts(raw, 'external_references'),
        ...texts(alert, 'references'),
        str(vulnerability, 'reference'),
      ],
      firstSeen: str(raw, 'detection_time') ?? str(vulnerability, 'detected_at'),
    };
  },
});
