/**
 * Whispers: a list, or since 2 JSON lines. 2.2 has the rule as a nested object, with the usual
 * severity words.
 */
import { jsonFormat } from '../format.ts';
import { at, has, isList, num, str } from '../parsers/json-access.ts';

export const whispers = jsonFormat({
  id: 'whispers',
  tool: 'Whispers',
  category: 'secret',
  docsUrl: 'https://github.com/adeptex/whispers',
  severities: { blocker: 'critical', major: 'medium', minor: 'low', info: 'info' },
  detect: ({ value }) => {
    const first = isList(value) ? at(value, 0) : value;
    return has(first, 'key', 'value', 'file', 'line') &&
      (has(first, 'severity') || has(first, 'rule.severity'))
      ? 0.9
      : 0;
  },
  each: ['', '/#'],
  map: (raw) => {
    if (!has(raw, 'key', 'file')) return undefined;
    const [message, word] = [
      str(raw, 'message') ?? str(raw, 'rule', 'message'),
      str(raw, 'severity') ?? str(raw, 'rule', 'severity'),
    ];
    return {
      ruleId: message ?? str(raw, 'rule_id') ?? str(raw, 'rule', 'id'),
      title: `Hardcoded ${message ?? 'secret'} "${str(raw, 'key') ?? ''}" in ${str(raw, 'file') ?? ''}:${str(raw, 'line') ?? ''}`,
      description: `The key "${str(raw, 'key') ?? ''}" holds a fixed value.`,
      mitigation: 'Revoke the secret, replace it, and remove it from the history.',
      // Upper-case words are the old scale, whose highest level is BLOCKER.
      severity: word === 'CRITICAL' ? 'HIGH' : word,
      cwes: [798],
      location: { path: str(raw, 'file'), line: num(raw, 'line') },
    };
  },
});
