/**
 * Klocwork: `kwcheck`'s XML, the table of its issues, and the lines of its web API's search.
 * Severities 1 (critical) to 4 (review).
 */
import { type Entry, skipped } from '../entries.ts';
import { cell, csvFormat, jsonFormat, xmlFormat } from '../format.ts';
import { has, list, num, str, type Step } from '../parsers/json-access.ts';

const common = {
  tool: 'Klocwork',
  category: 'sast',
  docsUrl: 'https://help.klocwork.com/',
  severities: {
    '1': 'critical',
    '2': 'high',
    '3': 'medium',
    '4': 'low',
    error: 'high',
    review: 'low',
  },
} as const;

function toFinding(raw: unknown): Entry | undefined {
  const get = (...steps: Step[]): string | undefined => str(raw, ...steps);
  if (/^fixed$/i.test(get('state') ?? '')) return skipped('fixed_in_report');
  const status = get('citingStatus') ?? get('status') ?? '';
  const trace = list(raw, 'trace', 'traceBlock').flatMap((block) =>
    list(block, 'traceLine').map((line) => ({
      path: str(block, '@file'),
      line: num(line, '@line'),
      message: str(line, '@text'),
    })),
  );
  return {
    ruleId: get('code'),
    ruleName: get('title'),
    title: get('message') ?? get('title'),
    description: [get('title'), get('message')].filter((part) => part !== undefined).join('\n\n'),
    severity: get('severity') ?? get('severitylevel') ?? get('severityCode'),
    category: /^(?:SV|ABV|SEC|CXX\.(?:SV|BUFFER))\b/.test(get('code') ?? '') ? 'sast' : undefined,
    location: { path: get('file'), line: num(raw, 'line'), column: num(raw, 'column') },
    codeFlow: trace.length < 2 ? undefined : trace,
    tags: [get('taxonomyName') ?? get('taxonomies', 'taxonomy', '@name')],
    references: [get('url')],
    suppression: /not a problem|ignore|filter|fix in (?:later|next)/i.test(status)
      ? { kind: status.toLowerCase(), status: /fix in/i.test(status) ? 'underReview' : 'accepted' }
      : undefined,
    firstSeen: get('dateOriginated'),
  };
}

/** The table exported by the web application. The owner of an issue is not imported. */
export const klocworkCsv = csvFormat({
  ...common,
  id: 'klocwork-csv',
  columns: [['message', 'file', 'code', 'severity', 'state', 'taxonomy']],
  map: (row) => {
    const number = /\((\d)\)$/.exec(cell(row, 'severity') ?? '')?.[1];
    return toFinding({
      ...row,
      severity: number ?? cell(row, 'severity'),
      taxonomyName: cell(row, 'taxonomy'),
    });
  },
});

export const klocworkXml = xmlFormat({
  ...common,
  id: 'klocwork',
  detect: ({ value }) => (has(value, 'errorList') ? 1 : 0),
  each: ['/errorList/problem'],
  map: toFinding,
});

export const klocworkJson = jsonFormat({
  ...common,
  id: 'klocwork-json',
  detect: ({ value }) =>
    ['', '0.'].some((place) =>
      has(value, `${place}severityCode`, `${place}code`, `${place}taxonomyName`),
    )
      ? 1
      : 0,
  map: (document) =>
    (Array.isArray(document) ? (document as unknown[]) : [document]).flatMap(
      (raw) => toFinding(raw) ?? [],
    ),
});
