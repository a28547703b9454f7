import { jsonFormat } from '../format.ts';
import { has, num, str, texts } from '../parsers/json-access.ts';

/** `dockerfile_lint --json`: results by level. */
export const dockerfileLint = jsonFormat({
  id: 'dockerfile-lint',
  tool: 'dockerfile_lint',
  category: 'iac',
  docsUrl: 'https://github.com/projectatomic/dockerfile_lint',
  aliases: ['dockerfile_lint'],
  severities: { error: 'high', warn: 'medium', info: 'info' },
  detect: ({ value }) => (has(value, 'error.data', 'warn.data', 'info.data') ? 1 : 0),
  each: ['/error/data/#', '/warn/data/#', '/info/data/#'],
  map: (raw, { keys }) => {
    const line = num(raw, 'line');
    const link = texts(raw, 'reference_url').join('');
    return {
      ruleId: str(raw, 'label') ?? str(raw, 'message'),
      title: str(raw, 'message'),
      description: str(raw, 'description'),
      severity: str(raw, 'level') ?? String(keys[0]),
      helpUri: link === '' ? undefined : link,
      location: {
        path: 'Dockerfile',
        line: line !== undefined && line > 0 ? line : undefined,
        snippet: str(raw, 'lineContent'),
      },
      references: [link === '' ? undefined : link],
    };
  },
});
