import { leftOut } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { has, isList, num, str, texts } from '../parsers/json-access.ts';

export const neuVector = jsonFormat({
  id: 'neuvector',
  tool: 'NeuVector',
  category: 'container',
  docsUrl: 'https://open-docs.neuvector.com/scanning/',
  aliases: ['neuvector (rest)', 'neuvector rest'],
  detect: ({ value }) =>
    has(value, 'report.vulnerabilities') &&
    !has(value, 'kind') &&
    (has(value, 'report.vulnerabilities.0.package_name') ||
      has(value, 'report.image_id') ||
      has(value, 'report.vulnerabilities.0.score_v3'))
      ? 1
      : 0,
  each: ['/report/vulnerabilities/#'],
  map: (raw, { root }) => {
    const [id, name, version, fixed] = [
      str(raw, 'name'),
      str(raw, 'package_name'),
      str(raw, 'package_version'),
      str(raw, 'fixed_version'),
    ];
    return {
      ruleId: id,
      title: `${id ?? ''}: ${name ?? ''} - ${version ?? ''}`,
      description: str(raw, 'description'),
      mitigation: fixed === undefined ? undefined : `Update to ${fixed}.`,
      severity: str(raw, 'severity'),
      cvss: [
        { vector: str(raw, 'vectors_v3'), score: num(raw, 'score_v3'), version: '3' },
        { vector: str(raw, 'vectors'), score: num(raw, 'score'), version: '2' },
      ],
      vulnerabilityIds: [id],
      component: { name, version, fixed: [fixed] },
      image: { reference: str(root, 'report', 'image_id') ?? str(root, 'report', 'repository') },
      references: [str(raw, 'link')],
    };
  },
});

const passing = new Set(['PASS', 'INFO', 'OK']);

/** CIS checks of a host, a container or an image, as the console and its API answer them. */
export const neuVectorCompliance = jsonFormat({
  id: 'neuvector-compliance',
  tool: 'NeuVector',
  category: 'container',
  docsUrl: 'https://open-docs.neuvector.com/scanning/scanning/compliance',
  aliases: ['neuvector (compliance)', 'neuvector_compliance', 'neuvector compliance'],
  severities: { warn: 'high', high: 'high', error: 'high', note: 'low' },
  detect: ({ value }) =>
    has(value, 'items.0.test_number') ||
    has(value, 'report.checks.0.test_number') ||
    (isList(value, 'items') &&
      (has(value, 'kubernetes_cis_version') || has(value, 'docker_cis_version'))) ||
    (has(value, 'report.checks') && !has(value, 'kind') && !has(value, 'report.checks.0.checkID'))
      ? 0.95
      : 0,
  each: ['/items/#', '/report/checks/#'],
  map: (raw) => {
    const level = str(raw, 'level')?.toUpperCase() ?? '';
    if (passing.has(level)) return leftOut('passed');
    const id = str(raw, 'test_number') ?? str(raw, 'name');
    return {
      ruleId: id,
      title: `${id ?? ''} - ${str(raw, 'description') ?? ''}`,
      description: [str(raw, 'description'), ...texts(raw, 'message')]
        .filter((part) => part !== undefined)
        .join('\n\n'),
      mitigation: str(raw, 'remediation'),
      severity: level,
      category: 'iac',
      cloudResource: {
        provider: str(raw, 'category'),
        type: str(raw, 'type') ?? str(raw, 'group'),
        id: `${str(raw, 'category') ?? 'check'}/${id ?? ''}`,
      },
      tags: [str(raw, 'profile'), ...texts(raw, 'tags')],
    };
  },
});
