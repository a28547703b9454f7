import { jsonFormat } from '../format.ts';
import { has, isList, list, num, str } from '../input/access.ts';

export const codechecker = jsonFormat({
  id: 'codechecker',
  tool: 'CodeChecker',
  category: 'sast',
  docsUrl: 'https://codechecker.readthedocs.io/en/latest/analyzer/user_guide/',
  severities: { style: 'info', unspecified: 'info' },
  stableFingerprints: ['reportHash'],
  recognise: ({ value }) => (isList(value, 'reports') && (has(value, 'reports.0.checker_name') || has(value, 'version')) && !has(value, 'runs') ? (has(value, 'reports.0.checker_name') ? 1 : 0.5) : 0),
  each: ['/reports/#'],
  map: (raw) => ({ rule: str(raw, 'checker_name'), title: str(raw, 'message'), description: `${str(raw, 'message') ?? ''} (${str(raw, 'analyzer_name') ?? ''}: ${str(raw, 'checker_name') ?? ''})`, severity: str(raw, 'severity'), helpUri: str(raw, 'doc_url'), place: { path: str(raw, 'file', 'path') ?? str(raw, 'file'), line: num(raw, 'line'), column: num(raw, 'column') }, flow: list(raw, 'bug_path_events').map((step) => ({ path: str(step, 'file', 'path'), line: num(step, 'line'), message: str(step, 'message') })), fingerprints: str(raw, 'report_hash') === undefined ? undefined : { reportHash: str(raw, 'report_hash') ?? '' }, suppression: ['suppressed', 'false_positive', 'intentional'].includes(str(raw, 'review_status') ?? '') ? { kind: str(raw, 'review_status') ?? '', status: 'accepted' } : undefined }),
});
