import { jsonFormat } from '../format.ts';
import { has, isList, num, str } from '../parsers/json-access.ts';

export const hadolint = jsonFormat({
  id: 'hadolint',
  tool: 'Hadolint',
  category: 'iac',
  docsUrl: 'https://github.com/hadolint/hadolint',
  severities: { error: 'high', warning: 'medium', info: 'low', style: 'info' },
  detect: ({ value }) =>
    isList(value) &&
    has(value, '0.code', '0.message', '0.file', '0.level') &&
    /^(?:DL|SC)\d/.test(str(value, 0, 'code') ?? '')
      ? 0.95
      : 0,
  each: ['/#'],
  map: (raw) => {
    const code = str(raw, 'code');
    return {
      ruleId: code,
      unparsed: code === 'DL1000',
      title: `${code ?? ''}: ${str(raw, 'message') ?? ''}`,
      description: str(raw, 'message'),
      severity: str(raw, 'level'),
      helpUri:
        code === undefined
          ? undefined
          : code.startsWith('SC')
            ? `https://www.shellcheck.net/wiki/${code}`
            : `https://github.com/hadolint/hadolint/wiki/${code}`,
      location: { path: str(raw, 'file'), line: num(raw, 'line'), column: num(raw, 'column') },
    };
  },
});
