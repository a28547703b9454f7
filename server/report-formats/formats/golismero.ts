/**
 * GoLismero: JSON in its storage format or the human-readable one, and XML, whose attributes have
 * lists and non-ASCII texts in base64.
 */
import { jsonFormat, xmlFormat } from '../format.ts';
import { type FuzzyField, fuzzyField } from '../normalize/fuzzy-field.ts';
import { hostTarget } from '../normalize/target.ts';
import { at, has, list, str, texts, type Tree, tree } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

const common = {
  tool: 'GoLismero',
  category: 'dast',
  docsUrl: 'https://github.com/golismero/golismero',
  severities: { middle: 'medium' },
} as const;

function toFinding(field: FuzzyField, target: FuzzyField, dismissed: boolean): RawFinding {
  const [plugin, type] = [field('pluginid', 'pluginname'), field('datasubtype')];
  return {
    ruleId: type?.replace(/^vulnerability\//, '') ?? field('vulnerabilitytype') ?? plugin,
    title: field('title', 'displayname', 'displaycontent'),
    description: field('description'),
    mitigation: field('solution'),
    severity: field('level'),
    cvss: [
      { vector: field('cvssvector', 'cvssbasevector') },
      { score: Number(field('cvssscore', 'cvssbase')) || undefined },
    ],
    vulnerabilityIds: [field('cve')],
    cwes: field('cwe'),
    endpoint: field('url') ?? target('url', 'hostname', 'address', 'displaycontent'),
    references: field('references')?.split(/[,\s]+/),
    tags: [plugin, field('toolid')],
    suppression: dismissed ? { kind: 'false positive', status: 'accepted' } : undefined,
  };
}

const isDismissed = (place: unknown): boolean => /false.?positives/i.test(String(place));

export const goLismero = jsonFormat({
  ...common,
  id: 'golismero',
  detect: ({ value }) =>
    /^golismero\b/i.test(str(value, 'version') ?? str(value, 'GoLismero Version') ?? '') &&
    (has(value, 'vulnerabilities') || has(value, 'Vulnerabilities'))
      ? 1
      : 0,
  each: ['/vulnerabilities/*', '/false_positives/*', '/Vulnerabilities/*', '/False Positives/*'],
  asides: ['resources', 'informations', 'Assets', 'Evidences', 'audit_scope', 'Audit Scope'],
  run: (root) => {
    const scope = at(root, 'audit_scope') ?? at(root, 'Audit Scope');
    const places = ['web_pages', 'domains', 'addresses', 'Web Pages', 'IP Addresses'];
    return {
      toolVersion: str(root, 'version') ?? str(root, 'GoLismero Version'),
      completedAt: str(root, 'summary', 'stop_time') ?? str(root, 'Summary', 'Stop Time'),
      targets: places.flatMap((place) => texts(scope, place)).map(hostTarget),
    };
  },
  map: (raw, { root, keys }) => {
    const field = fuzzyField(raw);
    const target = field('targetid') ?? '';
    const resource = at(root, 'resources', target) ?? at(root, 'Assets', target);
    return toFinding(field, fuzzyField(resource), isDismissed(keys[0]));
  },
});

/** Decodes Python's base64, which is wrapped and ends each line with a line break. */
const plainOf = (value: unknown): unknown =>
  typeof value === 'string' && /^(?:[\w+/=]{1,76}\n)+$/.test(value)
    ? Buffer.from(value, 'base64').toString('utf8')
    : value;

/** Decodes a pickled tuple of texts, one per line: `(S'CVE-2014-0160'`. */
const unpickled = (value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('(')
    ? value.split('\n').flatMap((line) => /^\(?(?:S'|V)([^']{1,1000})/.exec(line)?.[1] ?? [])
    : value;

const attributesOf = (element: Tree | undefined): Tree =>
  Object.fromEntries(
    Object.entries(tree(element)).map(([name, value]) => [
      name.replace(/^@/, ''),
      unpickled(plainOf(value)),
    ]),
  );

export const goLismeroXml = xmlFormat({
  ...common,
  id: 'golismero-xml',
  detect: ({ value }) => (has(value, 'golismero.@audit_name') ? 1 : 0),
  each: ['/golismero/vulnerabilities/vulnerability', '/golismero/false_positives/vulnerability'],
  asides: ['resources', 'informations', 'audit_scope'],
  glossary: {
    each: ['/golismero/resources/resource'],
    key: (resource) => str(resource, '@identity') ?? '',
  },
  run: (root) => ({
    completedAt: str(root, 'golismero', '@stop_time'),
    targets: ['address', 'domain', 'web_page']
      .flatMap((kind) => list(root, 'golismero', 'audit_scope', 0, kind))
      .map((place) => hostTarget(typeof place === 'string' ? place : str(place, '#text'))),
  }),
  map: (raw, { pointer, glossary }) => {
    const field = fuzzyField(attributesOf(raw));
    const resource = glossary.get(field('targetid') ?? '');
    return toFinding(field, fuzzyField(attributesOf(resource)), isDismissed(pointer));
  },
});
