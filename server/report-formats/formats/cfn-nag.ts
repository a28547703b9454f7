import { jsonFormat } from '../format.ts';
import { has, isList, list, num, str, texts } from '../parsers/json-access.ts';

export const cfnNag = jsonFormat({
  id: 'cfn-nag',
  tool: 'cfn_nag',
  category: 'iac',
  docsUrl: 'https://github.com/stelligent/cfn_nag',
  severities: { fail: 'high', warn: 'medium' },
  detect: ({ value }) =>
    isList(value) && has(value, '0.filename', '0.file_results.violations') ? 1 : 0,
  each: ['/#'],
  map: (file) =>
    list(file, 'file_results', 'violations').flatMap((raw) =>
      // A template that cannot be parsed is a violation as a whole.
      (texts(raw, 'logical_resource_ids').length > 0
        ? texts(raw, 'logical_resource_ids')
        : [undefined]
      ).map((resource, index) => ({
        ruleId: str(raw, 'id'),
        title: str(raw, 'message'),
        description: str(raw, 'message'),
        severity: str(raw, 'type'),
        location: { path: str(file, 'filename'), line: num(list(raw, 'line_numbers')[index]) },
        cloudResource:
          resource === undefined
            ? undefined
            : { provider: 'aws', type: texts(raw, 'element_types')[index], id: resource },
      })),
    ),
});
