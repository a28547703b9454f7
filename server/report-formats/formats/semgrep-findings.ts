/** What Semgrep AppSec Platform's API answers for findings. */
import { leftOut } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, list, num, str, texts } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

/** Of a dependency's code; the other words say that it was not looked for, or depends. */
const reachability = (word: string | undefined): RawFinding['reachability'] =>
  word === 'reachable' || word === 'always reachable'
    ? 'reachable'
    : word === 'unreachable'
      ? 'not_reachable'
      : undefined;

/** What a user decided, with the comment or else the reason. */
function suppressionOf(raw: unknown): RawFinding['suppression'] {
  const [state, status] = [str(raw, 'triage_state'), str(raw, 'status')];
  if (![state, status].some((word) => /ignored|^false_positive$/.test(word ?? '')))
    return undefined;
  const why = str(raw, 'triage_comment') ?? str(raw, 'triage_reason');
  return { kind: 'triage', status: 'accepted', ...(why !== undefined && { justification: why }) };
}

export const semgrepFindings = jsonFormat({
  id: 'semgrep-findings',
  tool: 'Semgrep',
  category: 'sast',
  docsUrl: 'https://semgrep.dev/api/v1/docs/',
  aliases: ['semgrep pro', 'semgrep_pro'],
  stableFingerprints: ['matchBasedId'],
  detect: ({ value }) =>
    has(value, 'findings.0.match_based_id') ||
    has(value, 'findings.0.rule_name', 'findings.0.triage_state')
      ? 1
      : 0,
  each: ['/findings/#'],
  map: (raw) => {
    const rule = str(raw, 'rule_name') ?? str(raw, 'rule', 'name');
    const match = str(raw, 'match_based_id');
    if (/^(?:fixed|removed)$/.test(str(raw, 'status') ?? '')) return leftOut('fixed_in_report');
    const sca = at(raw, 'found_dependency');
    return {
      ruleId: rule,
      ruleName: rule?.split('.').at(-1),
      title: str(raw, 'rule_message')?.split('\n', 1)[0] ?? rule,
      description: str(raw, 'rule_message') ?? str(raw, 'rule', 'message'),
      mitigation: str(raw, 'assistant', 'guidance', 'instructions'),
      severity: str(raw, 'severity'),
      confidence: str(raw, 'confidence'),
      cwes: texts(raw, 'rule', 'cwe_names'),
      owasp: texts(raw, 'rule', 'owasp_names'),
      vulnerabilityIds: [str(raw, 'vulnerability_identifier')],
      location: {
        path: str(raw, 'location', 'file_path'),
        line: num(raw, 'location', 'line'),
        column: num(raw, 'location', 'column'),
        endLine: num(raw, 'location', 'end_line'),
        endColumn: num(raw, 'location', 'end_column'),
      },
      component:
        sca === undefined
          ? undefined
          : {
              name: str(sca, 'package'),
              version: str(sca, 'version'),
              ecosystem: str(sca, 'ecosystem'),
              direct:
                str(sca, 'transitivity') === undefined
                  ? undefined
                  : str(sca, 'transitivity') === 'direct',
              fixed: list(raw, 'fix_recommendations')
                .filter((fix) => str(fix, 'package') === str(sca, 'package'))
                .map((fix) => str(fix, 'version')),
            },
      category: sca === undefined ? undefined : 'sca',
      reachability: reachability(str(raw, 'reachability')),
      epss: {
        score: num(raw, 'epss_score', 'score'),
        percentile: num(raw, 'epss_score', 'percentile'),
      },
      tags: [...texts(raw, 'categories'), ...texts(raw, 'rule', 'vulnerability_classes')],
      references: [str(raw, 'line_of_code_url')],
      fingerprints: match === undefined ? undefined : { matchBasedId: match },
      suppression: suppressionOf(raw),
      firstSeen: str(raw, 'created_at'),
    };
  },
});
