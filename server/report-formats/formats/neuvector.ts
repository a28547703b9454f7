import { type Entry, skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { has, isList, num, str, texts } from '../parsers/json-access.ts';

const passing = new Set(['PASS', 'INFO', 'OK']);

function check(raw: unknown): Entry {
  const level = str(raw, 'level')?.toUpperCase() ?? '';
  if (passing.has(level)) return skipped('passed');
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
}

/** A secret in an image, or a setuid or setgid file. */
function fileOfImage(raw: unknown, kind: 'secret' | 'setid'): Entry {
  const [type, path] = [str(raw, 'type'), str(raw, 'path') ?? str(raw, 'file')];
  // The console writes one empty entry if there are none.
  if ((type ?? '') === '' && (path ?? '') === '') return skipped('no_entry');
  return {
    ruleId: type ?? kind,
    title: kind === 'secret' ? `Secret: ${type ?? ''}` : `${path ?? ''} runs as its owner`,
    description: str(raw, 'evidence'),
    mitigation: str(raw, 'suggestion'),
    severity: kind === 'secret' ? 'high' : 'low',
    category: kind === 'secret' ? 'secret' : 'container',
    cwes: kind === 'secret' ? 798 : 250,
    location: { path },
  };
}

/** Findings of an image or workload other than vulnerable packages. */
const besidePackages = ['/report/checks/#', '/report/secrets/#', '/report/setid_perms/#'];

const besideOf = (raw: unknown, keys: readonly (string | number)[]): Entry | undefined =>
  keys[1] === 'checks'
    ? check(raw)
    : keys[1] === 'secrets'
      ? fileOfImage(raw, 'secret')
      : keys[1] === 'setid_perms'
        ? fileOfImage(raw, 'setid')
        : undefined;

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
  severities: { warn: 'high', error: 'high', note: 'low' },
  each: ['/report/vulnerabilities/#', ...besidePackages],
  map: (raw, { root, keys }) => {
    const beside = besideOf(raw, keys);
    if (beside !== undefined) return beside;
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

/** CIS checks of a host, container or image, from the console and the API. */
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
  each: ['/items/#', ...besidePackages],
  map: (raw, { keys }) => besideOf(raw, keys) ?? check(raw),
});
