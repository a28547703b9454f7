/**
 * Qualys Web Application Scanning: XML and CSV of a scan or an application. A glossary at the end
 * describes the checks.
 */
import { says } from '../clean-text.ts';
import { parse } from 'csv-parse/sync';
import { skipped } from '../entries.ts';
import { textFormat, xmlFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { joinParagraphs, htmlToText } from '../normalize/text.ts';
import { at, has, list, num, str, type Tree } from '../parsers/json-access.ts';
import { columnName, detectDelimiter, type Row } from '../parsers/csv-reader.ts';

const common = {
  tool: 'Qualys WAS',
  category: 'dast',
  docsUrl: 'https://docs.qualys.com/en/was/latest/reports/',
  severities: { '1': 'info', '2': 'low', '3': 'medium', '4': 'high', '5': 'critical' },
} as const;

const kinds = ['VULNERABILITY', 'SENSITIVE_CONTENT', 'INFORMATION_GATHERED'] as const;

const isFixed = (status: string | undefined): boolean => /^fixed$/i.test(status ?? '');

const roots = ['/WAS_SCAN_REPORT', '/WAS_WEBAPP_REPORT'];
const resultPaths = roots.flatMap((root) =>
  kinds.flatMap((kind) =>
    ['/RESULTS', '/RESULTS/WEB_APPLICATION'].map((place) => `${root}${place}/${kind}_LIST/${kind}`),
  ),
);

function toFinding(raw: Tree, about: Tree | undefined, informational: boolean): RawFinding {
  const qid = str(raw, 'QID');
  const payload = at(raw, 'PAYLOADS', 'PAYLOAD');
  const id = str(raw, 'UNIQUE_ID') ?? str(raw, 'ID');
  const ignored = str(raw, 'IGNORE') ?? str(raw, 'IGNORED');
  return {
    ruleId: qid,
    title: str(about, 'TITLE') ?? str(raw, 'TITLE') ?? `QID-${qid ?? ''}`,
    description: joinParagraphs(
      htmlToText(str(about, 'DESCRIPTION')),
      htmlToText(str(about, 'IMPACT')),
      str(raw, 'CONTENT'),
      str(payload, 'PAYLOAD'),
    ),
    mitigation: htmlToText(str(about, 'SOLUTION')),
    // Gathered information is not a weakness, whatever its severity number.
    severity: informational ? 'info' : str(about, 'SEVERITY'),
    cvss: [
      {
        score: num(about, 'CVSS_V3', 'BASE'),
        vector: str(about, 'CVSS_V3', 'VECTOR') ?? str(about, 'CVSS_V3', 'ATTACK_VECTOR'),
        version: '3.1',
      },
      { score: num(about, 'CVSS_BASE'), version: '2.0' },
    ],
    vulnerabilityIds: [str(about, 'CVE_ID'), str(about, 'TITLE')],
    cwes: [str(about, 'CWE')],
    endpoint: str(raw, 'URL') ?? str(payload, 'REQUEST', 'URL'),
    httpMethod: str(payload, 'REQUEST', 'METHOD'),
    httpParameter: str(raw, 'PARAM'),
    tags: [str(about, 'GROUP'), str(about, 'OWASP'), str(about, 'CATEGORY')],
    fingerprints: id === undefined ? undefined : { uniqueId: id },
    suppression: /^(?:1|true|yes)$/i.test(ignored ?? '')
      ? { kind: str(raw, 'IGNORE_REASON')?.toLowerCase() ?? 'ignored', status: 'accepted' }
      : undefined,
    firstSeen: str(raw, 'FIRST_TIME_DETECTED'),
    lastSeen: str(raw, 'LAST_TIME_DETECTED') ?? str(raw, 'DETECTION_DATE'),
  };
}

/**
 * Maps the status of the scan: `Finished`, or the reason for its end, as in `Time Limit Reached`.
 */
const incompleteOf = (root: Tree): 'nothing_scanned' | 'scan_failed' | undefined => {
  const states = list(root, 'WAS_SCAN_REPORT', 'APPENDIX', 'SCAN_LIST', 'SCAN').map(
    (scan) => str(scan, 'STATUS') ?? '',
  );
  if (states.some((state) => /no host alive|no web (?:application|service)/i.test(state)))
    return 'nothing_scanned';
  return states.some((state) => !/^(?:finished|$)$/i.test(state)) ? 'scan_failed' : undefined;
};

export const qualysWas = xmlFormat({
  ...common,
  id: 'qualys-was',
  aliases: [
    'qualys webapp',
    'qualys_webapp',
    'qualys webapp scan',
    'qualys web application scanning',
  ],
  detect: ({ value }) => (has(value, 'WAS_SCAN_REPORT') || has(value, 'WAS_WEBAPP_REPORT') ? 1 : 0),
  each: resultPaths,
  asides: ['HEADER', 'FILTERS', 'SUMMARY', 'GLOSSARY', 'APPENDIX'],
  run: (root) => ({ incomplete: incompleteOf(root) }),
  glossary: {
    each: roots.map((root) => `${root}/GLOSSARY/QID_LIST/QID`),
    key: (value) => str(value, 'QID') ?? '',
  },
  map: (value, { glossary, pointer }) =>
    isFixed(str(value, 'STATUS'))
      ? skipped('fixed_in_report')
      : toFinding(
          value,
          glossary.get(str(value, 'QID') ?? ''),
          pointer.includes('/INFORMATION_GATHERED['),
        ),
});

const sections = new Set([
  'VULNERABILITY',
  'SENSITIVE CONTENT',
  'INFORMATION GATHERED',
  'SENSITIVE_CONTENT',
  'INFORMATION_GATHERED',
]);

/**
 * Parses rows whose first cell names their section; the first row of a section names its columns.
 */
function rowsOf(text: string): { section: string; row: Row; ordinal: number }[] {
  const lines = text.split('\n');
  const start =
    lines.find((line) => /^"?(?:VULNERABILITY|INFORMATION[ _]GATHERED)"?[,;\t]/i.test(line)) ??
    lines[0] ??
    '';
  const records = parse(text, {
    delimiter: detectDelimiter(start),
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    bom: true,
  });
  const headers = new Map<string, string[]>();
  return records.flatMap((record, index) => {
    const section = (record[0] ?? '').trim().toUpperCase();
    if (!sections.has(section) && section !== 'QID') return [];
    const header = headers.get(section);
    if (header === undefined) {
      headers.set(section, record.map(columnName));
      return [];
    }
    return [
      {
        section,
        row: Object.fromEntries(header.map((name, column) => [name, record[column] ?? ''])),
        ordinal: index + 1,
      },
    ];
  });
}

const get = (row: Row | undefined, ...names: string[]): string | undefined =>
  names.map((name) => str(row, name)).find((text) => text !== undefined);

export const qualysWasCsv = textFormat({
  ...common,
  id: 'qualys-was-csv',
  kinds: ['csv', 'text'],
  detect: ({ text }) =>
    /(?:^|\n)"?(?:VULNERABILITY|INFORMATION[ _]GATHERED)"?[,;\t]"?ID"?[,;\t]/i.test(text)
      ? 0.97
      : 0,
  clean: says('VULNERABILITY', /^"?VULNERABILITY"?[,;\t]"?ID"?/i),
  map: (text) => {
    const rows = rowsOf(text);
    const glossary = new Map(
      rows.filter(({ section }) => section === 'QID').map(({ row }) => [get(row, 'id') ?? '', row]),
    );
    return rows
      .filter(({ section }) => section !== 'QID')
      .map(({ section, row, ordinal }) => {
        const pointer = `row ${ordinal}`;
        if (isFixed(get(row, 'status'))) return { pointer, finding: skipped('fixed_in_report') };
        const about = glossary.get(get(row, 'qid') ?? '');
        const tree: Tree = {
          QID: get(row, 'qid'),
          ID: get(row, 'detection id', 'id'),
          URL: get(row, 'url'),
          PARAM: get(row, 'param/cookie', 'param'),
          CONTENT: get(row, 'content', 'results'),
          IGNORE: get(row, 'ignored'),
          IGNORE_REASON: get(row, 'ignore reason'),
          FIRST_TIME_DETECTED: get(row, 'first time detected'),
          LAST_TIME_DETECTED: get(row, 'last time detected'),
          PAYLOADS: {
            PAYLOAD: {
              PAYLOAD: get(row, 'payload #1'),
              REQUEST: { METHOD: get(row, 'request method #1'), URL: get(row, 'request url #1') },
            },
          },
        };
        const meaning: Tree | undefined = about && {
          TITLE: get(about, 'title'),
          DESCRIPTION: get(about, 'description'),
          IMPACT: get(about, 'impact'),
          SOLUTION: get(about, 'solution'),
          SEVERITY: get(about, 'severity level', 'severity'),
          CVSS_BASE: get(about, 'cvss base'),
          CVSS_V3: {
            BASE: get(about, 'cvss v3 base'),
            VECTOR: get(about, 'cvss v3 attack vector'),
          },
          CWE: get(about, 'cwe'),
          GROUP: get(about, 'group'),
          OWASP: get(about, 'owasp'),
          CATEGORY: get(about, 'category'),
        };
        return {
          pointer,
          finding: toFinding(tree, meaning, section.startsWith('INFORMATION')),
        };
      });
  },
});
