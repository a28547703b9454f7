/** ImmuniWeb: vulnerabilities of a project as XML or JSON, with the same field names. */
import { type Entry, isSkipped, skipped } from '../entries.ts';
import { jsonFormat, xmlFormat } from '../format.ts';
import { fuzzyField } from '../normalize/fuzzy-field.ts';
import { firstSentence, htmlToText, joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

const common = {
  tool: 'ImmuniWeb',
  category: 'dast',
  docsUrl: 'https://www.immuniweb.com/resources/api/',
  severities: { warning: 'low' },
} as const;

/** Flattens an XML element to a JSON-like object of its texts. */
const flat = (element: unknown): unknown =>
  typeof element !== 'object' || element === null
    ? element
    : Object.fromEntries(
        Object.entries(element).map(([name, value]) => [
          name.replace(/^@/, ''),
          list(value)
            .map((part) => str(part) ?? '')
            .join(', '),
        ]),
      );

function toFinding(raw: unknown): Entry {
  const field = fuzzyField(raw);
  const status = field('status', 'state')?.toLowerCase();
  if (status === 'fixed') return skipped('fixed_in_report');
  const id = field('id', 'vulnerabilityid');
  return {
    ruleId: field('cweid') ?? field('name', 'title'),
    title: field('name', 'title', 'vulnerabilityname'),
    description: joinParagraphs(
      htmlToText(field('description')),
      htmlToText(field('poc', 'proofofconcept', 'stepstoreproduce')),
    ),
    mitigation: htmlToText(field('solution', 'remediation', 'recommendation', 'fix')),
    severity: field('risk', 'severity', 'risklevel'),
    cvss: [
      {
        vector: field(
          'cvssv4vector',
          'cvssv31vector',
          'cvssv3vector',
          'cvssvector',
          'cvssv31',
          'cvssv3',
          'cvss',
        ),
        score: num(
          field(
            'cvssv31score',
            'cvssv3score',
            'cvssscore',
            'cvssbasescore',
            'cvssv31',
            'cvssv3',
            'cvss',
          ),
        ),
      },
    ],
    vulnerabilityIds: [field('cveid', 'cve'), field('name', 'title')],
    cwes: field('cweid', 'cwe'),
    endpoint: field('url', 'target', 'host'),
    httpMethod: field('method', 'httpmethod'),
    httpParameter: field('parameter', 'param'),
    references: [field('references', 'reference')],
    fingerprints: id === undefined ? undefined : { id },
    suppression:
      status !== undefined && /false|accepted|ignored/.test(status)
        ? { kind: status, status: 'accepted' }
        : undefined,
  };
}

const paths = [
  '/*/Vulnerability',
  '/*/*/Vulnerability',
  '/*/*/*/Vulnerability',
  '/*/*/*/*/Vulnerability',
];

const namesItself = (text: string): boolean => /immuniweb/i.test(text.slice(0, 20_000));
const looksOwn = (item: unknown): boolean =>
  (has(item, 'CWE-ID') || has(item, 'CVE-ID')) && has(item, 'Risk') && has(item, 'Name');

const inside = (value: unknown, depth: number): unknown => {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = list(value, 'Vulnerability')[0];
  return (
    own ??
    (depth === 0
      ? undefined
      : Object.values(value)
          .flatMap((child) => (Array.isArray(child) ? [inside(child[0], depth - 1)] : []))
          .find((found) => found !== undefined))
  );
};

export const immuniWebXml = xmlFormat({
  ...common,
  id: 'immuniweb-xml',
  aliases: ['immuniweb scan'],
  detect: ({ value, text }) => (looksOwn(inside(value, 3)) ? 0.9 : namesItself(text) ? 0.6 : 0),
  each: paths,
  usual: ['/*/Vulnerabilities/Vulnerability', '/*/Vulnerability'],
  map: (raw) => toFinding(flat(raw)),
});

const lists = [
  'vulnerabilities',
  'Vulnerabilities',
  'Vulnerability',
  'issues',
  'findings',
  'results',
];
const children = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];
const firstOf = (value: unknown): unknown =>
  isList(value)
    ? at(value, 0)
    : lists
        .flatMap((name) => [
          at(value, name, 0),
          ...children(value).map((child) => at(child, name, 0)),
        ])
        .find((item) => item !== undefined);

/** Sections of ImmuniWeb Discovery: an organization's assets with advice for each. */
const sections = [
  'domains',
  'webapps',
  'mobileapps',
  'cloud',
  'network',
  'repositories',
  'incidents',
];

/** An asset without advice is only an inventory entry. */
function discovered(raw: unknown): Entry | Entry[] {
  const [section, name] = [str(raw, 'section') ?? '', str(raw, 'name')];
  const advice = texts(raw, 'remediations');
  if (advice.length === 0) return skipped('not_a_finding');
  return advice.map((html) => {
    const remedy = htmlToText(html);
    return {
      ruleId: `discovery:${section}`,
      title: joinParagraphs(name, firstSentence(remedy ?? ''))?.replace('\n\n', ': '),
      description: labeledLines({
        Asset: name,
        Type: str(raw, 'type'),
        Group: str(raw, 'group'),
        DKIM: str(raw, 'dns_configuration', 'DKIM'),
        DMARC: str(raw, 'dns_configuration', 'DMARC'),
        SPF: str(raw, 'dns_configuration', 'SPF'),
        Leak: str(raw, 'leak_name'),
        Records: str(raw, 'data', 'count'),
      }),
      mitigation: remedy,
      fallbackSeverity: 'info',
      endpoint: str(raw, 'link') ?? str(raw, 'ip') ?? name,
      references: [html],
      tags: [section, str(raw, 'tag')],
      firstSeen: str(raw, 'discovered'),
      lastSeen: str(raw, 'last_scan') ?? str(raw, 'lastupdatedt'),
    };
  });
}

export const immuniWeb = jsonFormat({
  ...common,
  id: 'immuniweb',
  detect: ({ value, text }) => {
    if (sections.some((name) => str(value, name, 0, 'section') === name)) return 1;
    if (sections.every((name) => isList(value, name))) return 0.9;
    const item = firstOf(value);
    return looksOwn(item) ? 0.9 : namesItself(text) && typeof item === 'object' ? 0.6 : 0;
  },
  each: [
    '/#',
    ...sections.map((name) => `/${name}/#`),
    ...lists.flatMap((name) => [`/${name}/#`, `/*/${name}/#`, `/*/*/${name}/#`]),
  ],
  map: (raw) => {
    if (has(raw, 'section', 'discovered')) return discovered(raw);
    const made = toFinding(raw);
    return isSkipped(made) || made.title !== undefined ? made : undefined;
  },
});
