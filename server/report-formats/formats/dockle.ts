import { skipped, skippedCheck } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { has, isList, str, texts } from '../parsers/json-access.ts';

export const dockle = jsonFormat({
  id: 'dockle',
  tool: 'Dockle',
  category: 'container',
  docsUrl: 'https://github.com/goodwithtech/dockle',
  severities: {
    fatal: 'critical',
    warn: 'medium',
    info: 'low',
    skip: 'info',
    ignore: 'info',
    pass: 'info',
  },
  detect: ({ value }) =>
    isList(value, 'details') &&
    has(value, 'summary') &&
    (has(value, 'details.0.alerts') || has(value, 'summary.fatal'))
      ? 1
      : 0,
  each: ['/details/#'],
  map: (raw, { root }) => {
    const level = str(raw, 'level') ?? '';
    if (['SKIP', 'IGNORE'].includes(level)) return skippedCheck({ rule: str(raw, 'code') });
    if (level === 'PASS') return skipped('passed');
    const image = str(root, 'image');
    return {
      ruleId: str(raw, 'code'),
      ruleName: str(raw, 'title'),
      title: `${str(raw, 'code') ?? ''}: ${str(raw, 'title') ?? ''}`,
      description: texts(raw, 'alerts').join('\n'),
      severity: str(raw, 'level'),
      helpUri: `https://github.com/goodwithtech/dockle/blob/master/CHECKPOINT.md#${(str(raw, 'code') ?? '').toLowerCase()}`,
      image: image === undefined ? undefined : { reference: image },
    };
  },
});
