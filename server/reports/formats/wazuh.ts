import { jsonFormat } from '../format.ts';
import { at, has, num, str, texts } from '../input/access.ts';

/** The API's answer (`data.affected_items`) and documents of the indexer since 4.8 (`hits.hits`). */
export const wazuh = jsonFormat({
  id: 'wazuh',
  tool: 'Wazuh',
  category: 'network',
  docsUrl: 'https://documentation.wazuh.com/current/user-manual/capabilities/vulnerability-detection/',
  recognise: ({ value }) => (has(value, 'data.affected_items') || has(value, 'hits.hits.0._source.vulnerability') ? 1 : 0),
  each: ['/data/affected_items/#', '/hits/hits/#'],
  map: (raw) => {
    const source = at(raw, '_source');
    const vulnerability = source === undefined ? raw : at(source, 'vulnerability');
    const id = str(vulnerability, 'cve') ?? str(vulnerability, 'id');
    const [name, version] = [str(raw, 'name') ?? str(source, 'package', 'name'), str(raw, 'version') ?? str(source, 'package', 'version')];
    return { rule: id, title: `${id ?? ''} affects ${name ?? ''} (version: ${version ?? ''})`, description: str(vulnerability, 'description') ?? str(raw, 'title') ?? str(raw, 'condition'), mitigation: str(raw, 'condition'), severity: str(vulnerability, 'severity'), cvss: [{ score: num(raw, 'cvss3_score') ?? num(vulnerability, 'score', 'base'), version: str(vulnerability, 'score', 'version') }], ids: [id], component: { name, version }, endpoint: str(raw, 'agent_name') ?? str(raw, 'agent_ip') ?? str(source, 'agent', 'name'), references: [...texts(raw, 'external_references'), str(vulnerability, 'reference')], firstSeen: str(raw, 'detection_time') ?? str(vulnerability, 'detected_at') };
  },
});
