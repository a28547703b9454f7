/** AppCheck: vulnerabilities from the portal's export and the API. */
import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { fuzzyField } from '../normalize/fuzzy-field.ts';
import { labeledLines, joinParagraphs, htmlToText } from '../normalize/text.ts';
import { at, entries, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

const lists = ['items', 'data', 'vulnerabilities', 'results', 'findings'] as const;

const firstOf = (value: unknown): unknown =>
  isList(value)
    ? at(value, 0)
    : lists.map((name) => list(value, name)[0]).find((item) => item !== undefined);

/** Fields that identify an AppCheck result in addition to title and severity. */
const marks = [
  'vuln_id',
  'cvss_vector',
  'cvss_v3_vector',
  'cvss_v3_score',
  'impact',
  'probability',
  'web_app',
  'infrastructure',
  'run_id',
  'definition_id',
  'first_detected_at',
  'last_detected_at',
  'scanner',
  'solution',
];

/** The portal marks texts that contain markup. */
const marked = (text: string | undefined): string | undefined =>
  htmlToText(text?.replaceAll('[[markup]]', ''));

/** The portal's export has details by heading, beside their order. */
function detailsOf(raw: unknown): string | undefined {
  const sections = entries(raw, 'details').filter(([heading]) => heading !== '_meta');
  return joinParagraphs(
    ...sections.map(([heading, text]) => {
      const content = marked(str(text));
      return content === undefined ? undefined : `**${heading}:** ${content}`;
    }),
  );
}

export const appCheck = jsonFormat({
  id: 'appcheck',
  tool: 'AppCheck',
  category: 'dast',
  docsUrl: 'https://api.appcheck-ng.com/',
  aliases: ['appcheck web application scanner', 'appcheck ng', 'appcheck-ng'],
  detect: ({ value }) => {
    const item = firstOf(value);
    return has(item, 'title') &&
      (has(item, 'cvss_v3_vector') || has(item, 'cvss_vector')) &&
      marks.filter((mark) => has(item, mark)).length >= 4
      ? 0.9
      : 0;
  },
  each: ['/#', ...lists.map((name) => `/${name}/#`)],
  asides: ['hosts'],
  map: (raw) => {
    const field = fuzzyField(raw);
    const status = field('status')?.toLowerCase().replaceAll(/[ -]/g, '_');
    if (status === 'fixed' || status === 'resolved' || at(raw, 'fixed') === true)
      return skipped('fixed_in_report');
    if (at(raw, 'trashed') === true || at(raw, 'disabled') === true) return skipped('dismissed');
    const id = field('vulnid', 'id');
    return {
      ruleId: field('vulnid', 'vulntype', 'title'),
      title: field('title', 'name'),
      description: joinParagraphs(
        marked(field('description')),
        detailsOf(raw) ?? marked(field('details', 'detail', 'technicalanalysis')),
        field('notes'),
        labeledLines({
          Impact: field('impact'),
          Probability: field('probability'),
          Scanner: field('scanner'),
        }),
      ),
      mitigation: marked(field('solution', 'remediation')),
      // The portal's export has words such as `3.0-medium`.
      severity: field('severity', 'risk', 'impact'),
      cvss: [
        { vector: field('cvssv4vector'), score: num(field('cvssv4score', 'cvssv4basescore')) },
        { vector: field('cvssv3vector'), score: num(field('cvssv3score', 'cvssv3basescore')) },
        {
          vector: field('cvssvector'),
          score: num(field('cvssscore', 'cvssbasescore')),
          version: '2.0',
        },
      ],
      epss: { score: num(field('epssbasescore')) },
      owasp: texts(raw, 'OWASP'),
      vulnerabilityIds: [field('cves', 'cve'), field('title')],
      cwes: field('cwes', 'cwe', 'cweid'),
      endpoint:
        field('url', 'uri', 'targets', 'affectedtargets')?.split(/[,\s]+/, 1)[0] ??
        hostAndPort(field('host', 'hostname', 'target', 'ip'), field('port')),
      httpMethod: field('method', 'httpmethod'),
      httpParameter: field('parameter', 'param'),
      references: [field('references'), field('links')],
      tags: [field('category')],
      fingerprints: id === undefined ? undefined : { vulnId: id },
      suppression:
        status === 'false_positive' ||
        status === 'acceptable_risk' ||
        status === 'accepted_risk' ||
        status === 'ignored'
          ? { kind: status.replaceAll('_', ' '), status: 'accepted' }
          : undefined,
      firstSeen: field('firstdetectedat', 'firstdetected'),
      lastSeen: field('lastdetectedat', 'lastdetected'),
    };
  },
});
