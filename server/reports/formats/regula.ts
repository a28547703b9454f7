import { jsonFormat } from '../format.ts';
import { at, has, isList, num, str, texts } from '../input/access.ts';

export const regula = jsonFormat({
  id: 'regula',
  tool: 'Regula',
  category: 'iac',
  docsUrl: 'https://regula.dev/report.html',
  recognise: ({ value }) =>
    isList(value, 'rule_results') && (has(value, 'summary') || has(value, 'rule_results.0.rule_id'))
      ? 1
      : 0,
  each: ['/rule_results/#'],
  map: (raw) => {
    const result = str(raw, 'rule_result');
    if (result === 'PASS') return undefined;
    const source = at(raw, 'source_location', 0);
    return {
      rule: str(raw, 'rule_id') ?? str(raw, 'rule_name'),
      ruleName: str(raw, 'rule_name'),
      helpUri: str(raw, 'rule_remediation_doc'),
      title: str(raw, 'rule_summary') ?? str(raw, 'rule_name'),
      description: str(raw, 'rule_description') ?? str(raw, 'rule_message'),
      severity: str(raw, 'rule_severity'),
      place: {
        path: str(source, 'path') ?? str(raw, 'filepath'),
        line: num(source, 'line'),
        column: num(source, 'column'),
      },
      resource: {
        provider: str(raw, 'provider'),
        type: str(raw, 'resource_type'),
        id: str(raw, 'resource_id'),
      },
      tags: texts(raw, 'controls'),
      suppression: result === 'WAIVED' ? { kind: 'waived', status: 'accepted' } : undefined,
    };
  },
});
