import { jsonFormat } from '../format.ts';
import { has, isList, list, num, str } from '../parsers/json-access.ts';

export const secretlint = jsonFormat({
  id: 'secretlint',
  tool: 'Secretlint',
  category: 'secret',
  docsUrl: 'https://github.com/secretlint/secretlint',
  detect: ({ value }) =>
    isList(value) && has(value, '0.filePath', '0.messages') && has(value, '0.sourceContentType')
      ? 1
      : 0,
  each: ['/#'],
  holds: ['/messages/#'],
  map: (file) =>
    list(file, 'messages').map((raw) => {
      const id = str(raw, 'messageId');
      const rule = str(raw, 'ruleId')?.replace(/^@secretlint\/secretlint-rule-/, '');
      const path = str(file, 'filePath');
      const column = num(raw, 'loc', 'start', 'column');
      const endColumn = num(raw, 'loc', 'end', 'column');
      return {
        ruleId: [rule, id].filter((part) => part !== undefined).join('/'),
        ruleName: id,
        helpUri: str(raw, 'docsUrl'),
        title: `Hard coded ${id ?? rule ?? 'secret'} found in ${path?.split(/[\\/]/).at(-1) ?? 'a file'}`,
        description: str(raw, 'message'),
        mitigation: 'Revoke the secret, replace it, and remove it from the history.',
        severity: str(raw, 'severity'),
        cwes: [798],
        location: {
          path,
          line: num(raw, 'loc', 'start', 'line'),
          column: column === undefined ? undefined : column + 1,
          endLine: num(raw, 'loc', 'end', 'line'),
          endColumn: endColumn === undefined ? undefined : endColumn + 1,
        },
        references: [str(raw, 'docsUrl')],
      };
    }),
});
