import { jsonFormat } from '../format.ts';
import { has, isList, num, str } from '../input/access.ts';

export const whispers = jsonFormat({
  id: 'whispers',
  tool: 'Whispers',
  category: 'secret',
  docsUrl: 'https://github.com/adeptex/whispers',
  severities: { blocker: 'critical', critical: 'high', major: 'medium', minor: 'low', info: 'info' },
  recognise: ({ value }) => (isList(value) && has(value, '0.key', '0.value', '0.file', '0.severity') ? 0.9 : 0),
  each: ['/#'],
  map: (raw) => ({
    rule: str(raw, 'message') ?? str(raw, 'rule_id'),
    title: `Hardcoded ${str(raw, 'message') ?? 'secret'} "${str(raw, 'key') ?? ''}" in ${str(raw, 'file') ?? ''}:${str(raw, 'line') ?? ''}`,
    description: `The key "${str(raw, 'key') ?? ''}" holds a fixed value.`,
    mitigation: 'Revoke the secret, replace it, and remove it from the history.',
    severity: str(raw, 'severity'),
    cwes: [798],
    place: { path: str(raw, 'file'), line: num(raw, 'line') },
  }),
});
