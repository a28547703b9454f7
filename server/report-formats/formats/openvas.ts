/** Greenbone / OpenVAS: XML report (alone or in its response envelope) and CSV. */
import { skipped } from '../entries.ts';
import { cell, csvFormat, partOfResults, type RunMetadata, xmlFormat } from '../format.ts';
import { at, has, list, num, str } from '../parsers/json-access.ts';
import { hostTarget } from '../normalize/target.ts';
import { joinParagraphs } from '../normalize/text.ts';
import type { ScanPart } from '../model.ts';

const common = {
  tool: 'OpenVAS',
  category: 'network',
  docsUrl: 'https://docs.greenbone.net/GSM-Manual/gos-24.10/en/reports.html',
  aliases: ['greenbone', 'gvm', 'openvas parser', 'openvas_v2'],
} as const;

const tag = (tags: string | undefined, name: string): string | undefined =>
  new RegExp(`(?:^|\\|)${name}=([^|]*)`).exec(tags ?? '')?.[1];

/** The envelope, the report format and the report itself are all `report` elements. */
function reportIn(root: unknown): unknown {
  const outer = at(root, 'get_reports_response', 0, 'report', 0) ?? at(root, 'report', 0);
  return at(outer, 'report', 0) ?? outer;
}

const hostOf = (entry: unknown): string | undefined =>
  str(entry, 'host', 'hostname') ?? str(entry, 'host');

/** An error refers to a host by address, a result by hostname if there is one. */
const namesOfHosts = (report: unknown): ReadonlyMap<string, readonly string[]> =>
  new Map(
    list(report, 'host').map((host) => {
      const named = list(host, 'detail').filter((detail) => str(detail, 'name') === 'hostname');
      const names = [str(host, 'ip'), ...named.map((detail) => str(detail, 'value'))];
      return [str(host, 'ip') ?? '', names.flatMap((name) => hostTarget(name) ?? [])];
    }),
  );

/** Returns how the scan ended, whether the report has all results, and the tests that failed. */
function runOf(root: unknown): RunMetadata {
  const report = reportIn(root);
  const status = str(report, 'scan_run_status') ?? 'Done';
  if (!/^(?:Done|Container|Processing)$/i.test(status)) return { incomplete: 'scan_failed' };
  const shown = num(report, 'results', '@max') ?? -1;
  const all = num(report, 'result_count', 'filtered') ?? 0;
  if ((shown >= 0 && all > shown) || (num(report, 'results', '@start') ?? 1) > 1)
    return partOfResults('/report/results/@max');
  const hosts = namesOfHosts(report);
  // An error without a test may concern any test.
  const unscanned = list(report, 'errors', 'error').flatMap((error): ScanPart[] => {
    const oid = str(error, 'nvt', '@oid');
    const part = oid === undefined || oid === '0' ? {} : { rule: oid };
    const names = hosts.get(hostOf(error) ?? '');
    return names === undefined ? [part] : names.map((target) => ({ ...part, target }));
  });
  return unscanned.length === 0 ? {} : { unscanned };
}

/** Derived from the quality of detection, in percent. */
const confidenceOf = (quality: number | undefined): string =>
  (quality ?? 0) >= 90 ? 'high' : (quality ?? 100) < 50 ? 'low' : 'medium';

const isFalsePositive = (word: string | undefined): boolean => word === 'False Positive';

export const openvasXml = xmlFormat({
  ...common,
  id: 'openvas',
  detect: ({ value, text }) =>
    has(value, 'report') &&
    /<(?:gmp|omp)>|<nvt\b|format_id=|<results\b/.test(text.slice(0, 100_000))
      ? 0.9
      : has(value, 'get_reports_response') || has(value, 'get_results_response')
        ? 1
        : 0,
  each: [
    '/report/report/results/result',
    '/report/results/result',
    '/get_reports_response/report/report/results/result',
    '/get_results_response/result',
    '/get_results_response/results/result',
  ],
  run: runOf,
  map: (result) => {
    // A delta report compares two reports; `gone` results are only in the earlier one.
    if (str(result, 'delta') === 'gone') return skipped('fixed_in_report');
    const nvt = at(result, 'nvt', 0);
    const tags = str(nvt, 'tags');
    const host = hostOf(result);
    const port = /^\d+/.exec(str(result, 'port') ?? '')?.[0];
    const references = list(nvt, 'refs', 'ref');
    const dismissed = isFalsePositive(str(result, 'threat')) || num(result, 'severity') === -1;
    const reason = str(result, 'overrides', 'override', 'text');
    return {
      ruleId: str(nvt, '@oid'),
      title: str(result, 'name') ?? str(nvt, 'name'),
      description: joinParagraphs(
        tag(tags, 'summary'),
        tag(tags, 'insight'),
        tag(tags, 'impact'),
        str(result, 'description'),
      ),
      mitigation: str(nvt, 'solution') ?? tag(tags, 'solution'),
      severity: dismissed
        ? (str(result, 'original_threat') ?? str(result, 'original_severity'))
        : (str(result, 'threat') ?? str(result, 'severity')),
      cvss: [
        {
          vector: tag(tags, 'cvss_base_vector') ?? str(nvt, 'severities', 'severity', 'value'),
          score: dismissed
            ? num(result, 'original_severity')
            : (num(result, 'severity') ?? num(nvt, 'cvss_base')),
        },
      ],
      confidence: confidenceOf(num(result, 'qod', 'value')),
      vulnerabilityIds: [str(nvt, 'cve'), ...references.map((reference) => str(reference, '@id'))],
      endpoint: port === undefined ? host : `${host ?? ''}:${port}`,
      references: references.map((reference) => str(reference, '@id')),
      tags: [str(nvt, 'family')],
      lastSeen: str(result, 'creation_time'),
      suppression: dismissed
        ? {
            kind: 'false positive',
            status: 'accepted',
            ...(reason !== undefined && { justification: reason }),
          }
        : undefined,
    };
  },
});

export const openvasCsv = csvFormat({
  ...common,
  id: 'openvas-csv',
  columns: [
    ['ip', 'nvt name', 'severity'],
    ['ip', 'hostname', 'port', 'nvt oid'],
  ],
  map: (row) => ({
    // Columns of the newer export have the state of a result.
    suppression:
      cell(row, 'falsepositive')?.toLowerCase() === 'true'
        ? { kind: 'false positive', status: 'accepted' }
        : undefined,
    cwes: cell(row, 'cweid'),
    epss: {
      score: num(row, 'max severity epss score'),
      percentile: num(row, 'max severity epss percentile'),
    },
    confidence: confidenceOf(num(row, 'qod')),
    ruleId: cell(row, 'nvt oid'),
    title: cell(row, 'nvt name'),
    description: joinParagraphs(
      cell(row, 'summary'),
      cell(row, 'specific result'),
      cell(row, 'vulnerability insight'),
      cell(row, 'impact'),
    ),
    mitigation: cell(row, 'solution'),
    severity: cell(row, 'severity'),
    cvss: [{ score: Number(cell(row, 'cvss')) }],
    vulnerabilityIds: [cell(row, 'cves')],
    endpoint: `${cell(row, 'hostname') ?? cell(row, 'ip') ?? ''}${cell(row, 'port') === undefined ? '' : `:${cell(row, 'port') ?? ''}`}`,
    references: [cell(row, 'other references')],
    lastSeen: cell(row, 'timestamp'),
  }),
});
