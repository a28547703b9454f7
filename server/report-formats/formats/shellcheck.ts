import { jsonFormat } from '../format.ts';
import { has, isList, list, num, str } from '../parsers/json-access.ts';

export const shellcheck = jsonFormat({
  id: 'shellcheck',
  tool: 'ShellCheck',
  category: 'quality',
  docsUrl: 'https://www.shellcheck.net/wiki/Integration',
  severities: { error: 'high', warning: 'medium', info: 'low', style: 'info' },
  detect: ({ value }) => {
    const sample = has(value, 'comments') ? 'comments.0' : '0';
    return has(value, `${sample}.file`, `${sample}.endLine`, `${sample}.level`, `${sample}.code`)
      ? 0.95
      : isList(value, 'comments') &&
          list(value, 'comments').length === 0 &&
          Object.keys(value as object).length === 1
        ? 0.4
        : 0;
  },
  each: ['/comments/#', '/#'],
  map: (raw) => {
    const code = `SC${str(raw, 'code') ?? ''}`;
    return {
      ruleId: code,
      // ShellCheck stops parsing the script at this error.
      unparsed: code === 'SC1072',
      title: str(raw, 'message'),
      description: str(raw, 'message'),
      severity: str(raw, 'level'),
      helpUri: `https://www.shellcheck.net/wiki/${code}`,
      location: {
        path: str(raw, 'file'),
        line: num(raw, 'line'),
        column: num(raw, 'column'),
        endLine: num(raw, 'endLine'),
        endColumn: num(raw, 'endColumn'),
      },
    };
  },
});
