/**
 * CodeChecker: reports of `parse -e json`, in the current schema and the one before 6.20, and
 * results of `cmd results -o json`.
 */
import { skipped } from '../entries.ts';
import { jsonFormat, ofVersion } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, isList, list, num, str } from '../parsers/json-access.ts';

const common = {
  tool: 'CodeChecker',
  category: 'sast',
  docsUrl: 'https://codechecker.readthedocs.io/en/latest/analyzer/user_guide/',
  severities: {
    style: 'info',
    unspecified: 'info',
    '0': 'info',
    '10': 'info',
    '20': 'low',
    '30': 'medium',
    '40': 'high',
    '50': 'critical',
  },
  stableFingerprints: ['reportHash'],
} as const;

const reviewed = (status: string | undefined): RawFinding['suppression'] => {
  const word = { '2': 'false_positive', '3': 'intentional' }[status ?? ''] ?? status?.toLowerCase();
  return word !== undefined && ['suppressed', 'false_positive', 'intentional'].includes(word)
    ? { kind: word, status: 'accepted' }
    : undefined;
};

const marked = (hash: string | undefined): RawFinding['fingerprints'] =>
  hash === undefined ? undefined : { reportHash: hash };

export const codechecker = jsonFormat({
  ...common,
  id: 'codechecker',
  aliases: ['code checker', 'codechecker report native'],
  detect: ({ value }) =>
    isList(value, 'reports') && !has(value, 'runs')
      ? has(value, 'reports.0.checker_name')
        ? 1
        : has(value, 'version') && list(value, 'reports').length === 0
          ? 0.5
          : 0
      : 0,
  each: ['/reports/#'],
  run: (root) => ofVersion(str(root, 'version'), /^1$/, '/version 1'),
  map: (raw) => {
    const flow = list(raw, 'bug_path_events').map((step) => ({
      path: str(step, 'file', 'path') ?? str(step, 'file', 'original_path'),
      line: num(step, 'line'),
      column: num(step, 'column'),
      message: str(step, 'message'),
    }));
    return {
      ruleId: str(raw, 'checker_name'),
      title: str(raw, 'message'),
      description: `${str(raw, 'message') ?? ''} (${str(raw, 'analyzer_name') ?? ''}: ${str(raw, 'checker_name') ?? ''})`,
      severity: str(raw, 'severity'),
      helpUri: str(raw, 'doc_url'),
      cwes: str(raw, 'message')?.match(/CWE-\d+/gi),
      location: {
        path: str(raw, 'file', 'path') ?? str(raw, 'file', 'original_path') ?? str(raw, 'file'),
        line: num(raw, 'line'),
        column: num(raw, 'column'),
        snippet: str(raw, 'source_line'),
      },
      codeFlow: flow.length === 0 ? undefined : flow,
      tags: [str(raw, 'category'), str(raw, 'type')],
      fingerprints: marked(str(raw, 'report_hash')),
      suppression: reviewed(str(raw, 'review_status')),
    };
  },
});

/**
 * Before 6.20: a list of analysed files with diagnostics in the structure of Clang's property
 * lists.
 */
export const codecheckerFiles = jsonFormat({
  ...common,
  id: 'codechecker-files',
  detect: ({ value }) =>
    isList(value) &&
    has(value, '0.files') &&
    (has(value, '0.diagnostics.0.check_name') ||
      has(value, '0.reports.0.check_name') ||
      has(value, '0.reports.0.main.check_name'))
      ? 1
      : 0,
  each: ['/#'],
  map: (entry) => {
    const files = list(entry, 'files').map((file) => str(file));
    return [...list(entry, 'diagnostics'), ...list(entry, 'reports')].map((report): RawFinding => {
      const raw = at(report, 'main') ?? report;
      const place = (location: unknown) => ({
        path: files[num(location, 'file') ?? 0] ?? str(location, 'file'),
        line: num(location, 'line'),
        column: num(location, 'col'),
      });
      const flow = [...list(raw, 'path'), ...list(report, 'bug_path')]
        .filter((step) => str(step, 'kind') === 'event')
        .map((step) => ({ ...place(at(step, 'location')), message: str(step, 'message') }));
      return {
        ruleId: str(raw, 'check_name'),
        title: str(raw, 'description'),
        description: str(raw, 'description'),
        severity: str(raw, 'severity'),
        fallbackSeverity: 'medium',
        location: place(at(raw, 'location')),
        codeFlow: flow.length === 0 ? undefined : flow,
        tags: [str(raw, 'category'), str(raw, 'type')],
        fingerprints: marked(
          str(raw, 'issue_hash_content_of_line_in_context') ?? str(raw, 'report_hash'),
        ),
      };
    });
  },
});

export const codecheckerResults = jsonFormat({
  ...common,
  id: 'codechecker-results',
  detect: ({ value }) => (isList(value) && has(value, '0.checkerId', '0.checkerMsg') ? 1 : 0),
  each: ['/#'],
  map: (raw) => {
    if (/^(?:RESOLVED|1)$/.test(str(raw, 'detectionStatus') ?? ''))
      return skipped('fixed_in_report');
    return {
      ruleId: str(raw, 'checkerId'),
      title: str(raw, 'checkerMsg'),
      description: str(raw, 'checkerMsg'),
      severity: str(raw, 'severity'),
      location: {
        path: str(raw, 'checkedFile'),
        line: num(raw, 'line'),
        column: num(raw, 'column'),
      },
      fingerprints: marked(str(raw, 'bugHash')),
      suppression: reviewed(str(raw, 'reviewData', 'status')),
      firstSeen: str(raw, 'detectedAt'),
    };
  },
});
