/** Secret scanners with a short JSON report: 2ms, Dodgy and tartufo. */
import { jsonFormat } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { entries, has, isList, num, str } from '../parsers/json-access.ts';

const common = { category: 'secret' } as const;
const mitigation = 'Revoke the secret, replace it, and remove it from the history.';

/** Locations keyed by an id that identifies the secret and its location. */
export const twoMs = jsonFormat({
  ...common,
  id: '2ms',
  tool: '2ms',
  docsUrl: 'https://github.com/Checkmarx/2ms#readme',
  aliases: ['two_ms', 'too many secrets'],
  detect: ({ value }) =>
    has(value, 'totalItemsScanned', 'totalSecretsFound') ||
    entries(value, 'results').some(([, places]) => has(places, '0.ruleId', '0.lineContent'))
      ? 1
      : 0,
  each: ['/results/*/#'],
  emptyLacksResults: true,
  map: (raw) => {
    const rule = str(raw, 'ruleName') ?? str(raw, 'ruleId');
    if (rule === undefined) return undefined;
    const status = str(raw, 'validationStatus');
    return {
      ruleId: str(raw, 'ruleId') ?? rule,
      ruleName: rule,
      title: `Secret: ${rule}`,
      description: joinParagraphs(
        str(raw, 'ruleDescription'),
        labeledLines({ Category: str(raw, 'ruleCategory'), 'Validation status': status }),
      ),
      mitigation,
      severity: str(raw, 'severity'),
      cvss: [{ score: num(raw, 'cvssScore') }],
      fallbackSeverity: 'high',
      confidence: status === 'Valid' ? 'high' : undefined,
      cwes: 798,
      location: {
        path: str(raw, 'source'),
        line: num(raw, 'startLine'),
        endLine: num(raw, 'endLine'),
        snippet: str(raw, 'lineContent'),
      },
      fingerprints: str(raw, 'id') === undefined ? undefined : { id: str(raw, 'id') ?? '' },
    };
  },
});

export const dodgy = jsonFormat({
  ...common,
  id: 'dodgy',
  tool: 'Dodgy',
  docsUrl: 'https://github.com/prospector-dev/dodgy#readme',
  detect: ({ value }) =>
    has(value, 'warnings.0.code', 'warnings.0.path', 'warnings.0.line', 'warnings.0.message')
      ? 0.9
      : isList(value, 'warnings') && Object.keys(value as object).length === 1
        ? 0.3
        : 0,
  each: ['/warnings/#'],
  map: (raw) => ({
    ruleId: str(raw, 'code'),
    title: str(raw, 'message') ?? str(raw, 'code'),
    mitigation,
    severity: 'high',
    cwes: 798,
    location: { path: str(raw, 'path'), line: num(raw, 'line') },
  }),
});

export const tartufo = jsonFormat({
  ...common,
  id: 'tartufo',
  tool: 'tartufo',
  docsUrl: 'https://tartufo.readthedocs.io/en/stable/usage.html',
  stableFingerprints: ['signature'],
  detect: ({ value }) =>
    isList(value, 'found_issues') &&
    (has(value, 'scan_time') ||
      has(value, 'project_path') ||
      has(value, 'found_issues.0.signature'))
      ? 1
      : 0,
  each: ['/found_issues/#'],
  asides: ['configured_signatures', 'exclude_signatures', 'excluded_paths', 'excluded_signatures'],
  run: (root) => ({ completedAt: str(root, 'scan_time') }),
  map: (raw) => {
    const [type, signature] = [str(raw, 'issue_type'), str(raw, 'signature')];
    return {
      ruleId: str(raw, 'issue_detail') ?? type,
      title: `${str(raw, 'issue_detail') ?? type ?? 'Secret'} in ${str(raw, 'file_path') ?? 'the history'}`,
      description: labeledLines({ Kind: type, Branch: str(raw, 'branch') }),
      mitigation,
      severity: 'high',
      cwes: 798,
      location: { path: str(raw, 'file_path'), snippet: str(raw, 'matched_string') },
      fingerprints: signature === undefined ? undefined : { signature },
      author: { commit: str(raw, 'commit_hash'), date: str(raw, 'commit_time') },
    };
  },
});
