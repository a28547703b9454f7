/** AppCheck: vulnerabilities as its portal exports them and its API answers them. */
import { leftOut } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { fuzzyField } from '../normalize/fuzzy-field.ts';
import { labeledLines, joinParagraphs, htmlToText } from '../normalize/text.ts';
import { at, has, isList, list, num } from '../parsers/json-access.ts';

const lists = ['data', 'vulnerabilities', 'results', 'findings'] as const;

const firstOf = (value: unknown): unknown =>
  isList(value)
    ? at(value, 0)
    : lists.map((name) => list(value, name)[0]).find((item) => item !== undefined);

/** Names that an AppCheck result has beside a title and a severity. */
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
  map: (raw) => {
    const said = fuzzyField(raw);
    const status = said('status')?.toLowerCase().replaceAll(/[ -]/g, '_');
    if (status === 'fixed' || status === 'resolved') return leftOut('fixed_in_report');
    const id = said('vulnid', 'vulntype', 'type');
    return {
      ruleId: id ?? said('title'),
      title: said('title', 'name'),
      description: joinParagraphs(
        htmlToText(said('description')),
        htmlToText(said('details', 'detail', 'technicalanalysis')),
        said('notes'),
        labeledLines({
          Impact: said('impact'),
          Probability: said('probability'),
          Scanner: said('scanner'),
        }),
      ),
      mitigation: htmlToText(said('solution', 'remediation')),
      severity: said('severity', 'risk'),
      cvss: [
        { vector: said('cvssv4vector') },
        { vector: said('cvssv3vector'), score: num(said('cvssv3score')) },
        { vector: said('cvssvector'), score: num(said('cvssscore')), version: '2.0' },
      ],
      vulnerabilityIds: [said('cves', 'cve'), said('title')],
      cwes: said('cwes', 'cwe', 'cweid'),
      endpoint:
        said('url', 'uri', 'targets', 'affectedtargets')?.split(/[,\s]+/, 1)[0] ??
        hostAndPort(said('host', 'hostname', 'target', 'ip'), said('port')),
      httpMethod: said('method', 'httpmethod'),
      httpParameter: said('parameter', 'param'),
      references: [said('references'), said('links')],
      tags: [said('category')],
      fingerprints: said('vulnid') === undefined ? undefined : { vulnId: said('vulnid') ?? '' },
      suppression:
        status === 'false_positive' ||
        status === 'acceptable_risk' ||
        status === 'accepted_risk' ||
        status === 'ignored'
          ? { kind: status.replaceAll('_', ' '), status: 'accepted' }
          : undefined,
      firstSeen: said('firstdetectedat', 'firstdetected'),
      lastSeen: said('lastdetectedat', 'lastdetected'),
    };
  },
});
