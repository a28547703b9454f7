import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, isList, num, str, texts } from '../parsers/json-access.ts';

export const regula = jsonFormat({
  id: 'regula',
  tool: 'Regula',
  category: 'iac',
  docsUrl: 'https://regula.dev/report.html',
  detect: ({ value }) =>
    isList(value, 'rule_results') && (has(value, 'summary') || has(value, 'rule_results.0.rule_id'))
      ? 1
      : 0,
  each: ['/rule_results/#'],
  map: (raw) => {
    const result = str(raw, 'rule_result');
    if (result === 'PASS') return skipped('passed');
    const source = at(raw, 'source_location', 0);
    return {
      ruleId: str(raw, 'rule_id') ?? str(raw, 'rule_name'),
      ruleName: str(raw, 'rule_name'),
      helpUri: str(raw, 'rule_remediation_doc'),
      title: str(raw, 'rule_summary') ?? str(raw, 'rule_name'),
      description: str(raw, 'rule_description') ?? str(raw, 'rule_message'),
      severity: str(raw, 'rule_severity'),
      location: {
        path: str(source, 'path') ?? str(raw, 'filepath'),
        line: num(source, 'line'),
        column: num(source, 'column'),
      },
      cloudResource: {
        provider: str(raw, 'provider'),
        type: str(raw, 'resource_type'),
        id: str(raw, 'resource_id'),
      },
      tags: texts(raw, 'controls'),
      suppression: result === 'WAIVED' ? { kind: 'waived', status: 'accepted' } : undefined,
    };
  },
});
