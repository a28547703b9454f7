/** What Semgrep AppSec Platform's API answers for findings. */
import { jsonFormat } from '../format.ts';
import { at, has, num, str, texts } from '../parsers/json-access.ts';

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
    const state = str(raw, 'triage_state');
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
            },
      tags: [...texts(raw, 'categories'), ...texts(raw, 'rule', 'vulnerability_classes')],
      references: [str(raw, 'line_of_code_url')],
      fingerprints: match === undefined ? undefined : { matchBasedId: match },
      suppression:
        state === 'ignored' || state === 'false_positive'
          ? { kind: 'triage', status: 'accepted' }
          : undefined,
      firstSeen: str(raw, 'created_at'),
    };
  },
});
