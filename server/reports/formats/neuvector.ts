import { jsonFormat } from '../format.ts';
import { has, num, str } from '../input/access.ts';

export const neuVector = jsonFormat({
  id: 'neuvector',
  tool: 'NeuVector',
  category: 'container',
  docsUrl: 'https://open-docs.neuvector.com/scanning/',
  aliases: ['neuvector (rest)', 'neuvector rest', 'neuvector (compliance)'],
  recognise: ({ value }) => (has(value, 'report.vulnerabilities') && !has(value, 'kind') && (has(value, 'report.vulnerabilities.0.package_name') || has(value, 'report.image_id') || has(value, 'report.vulnerabilities.0.score_v3')) ? 1 : 0),
  each: ['/report/vulnerabilities/#'],
  map: (raw, { root }) => {
    const [id, name, version, fixed] = [str(raw, 'name'), str(raw, 'package_name'), str(raw, 'package_version'), str(raw, 'fixed_version')];
    return { rule: id, title: `${id ?? ''}: ${name ?? ''} - ${version ?? ''}`, description: str(raw, 'description'), mitigation: fixed === undefined ? undefined : `Update to ${fixed}.`, severity: str(raw, 'severity'), cvss: [{ vector: str(raw, 'vectors_v3'), score: num(raw, 'score_v3'), version: '3' }, { vector: str(raw, 'vectors'), score: num(raw, 'score'), version: '2' }], ids: [id], component: { name, version, fixed: [fixed] }, image: { reference: str(root, 'report', 'image_id') ?? str(root, 'report', 'repository') }, references: [str(raw, 'link')] };
  },
});
