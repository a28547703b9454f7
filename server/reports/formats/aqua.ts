import { jsonFormat } from '../format.ts';
import { at, has, list, num, str } from '../input/access.ts';

export const aqua = jsonFormat({
  id: 'aqua',
  tool: 'Aqua Security',
  category: 'container',
  docsUrl: 'https://docs.aquasec.com/',
  recognise: ({ value }) => (has(value, 'resources.0.resource') && (has(value, 'resources.0.vulnerabilities') || has(value, 'image_assurance_results') || has(value, 'vulnerability_summary')) ? 1 : has(value, 'cves.0.file') ? 0.9 : 0),
  each: ['/resources/#'],
  map: (entry, { root }) => {
    const resource = at(entry, 'resource');
    const name = str(resource, 'name') ?? str(resource, 'path');
    return list(entry, 'vulnerabilities').map((raw) => ({ rule: str(raw, 'name'), title: `${str(raw, 'name') ?? ''} - ${name ?? ''} (${str(resource, 'version') ?? ''})`, description: str(raw, 'description'), mitigation: str(raw, 'solution') ?? str(raw, 'fix_version'), severity: str(raw, 'aqua_severity') ?? str(raw, 'nvd_severity_v3') ?? str(raw, 'nvd_severity'), cvss: [{ vector: str(raw, 'nvd_vectors_v3'), score: num(raw, 'nvd_score_v3'), version: '3.1' }, { vector: str(raw, 'nvd_vectors'), score: num(raw, 'nvd_score') ?? num(raw, 'aqua_score'), version: '2.0' }], ids: [str(raw, 'name')], component: { name, version: str(resource, 'version'), path: str(resource, 'path'), fixed: [str(raw, 'fix_version')] }, image: { reference: str(root, 'image'), digest: str(root, 'digest') }, references: [str(raw, 'nvd_url'), str(raw, 'vendor_url')] }));
  },
});
