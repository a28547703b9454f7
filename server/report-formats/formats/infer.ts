import { jsonFormat } from '../format.ts';
import { has, isList, list, num, str } from '../parsers/json-access.ts';

export const infer = jsonFormat({
  id: 'infer',
  tool: 'Infer',
  category: 'sast',
  docsUrl: 'https://fbinfer.com/docs/man-infer-report/',
  severities: { error: 'high', warning: 'medium', advice: 'info', info: 'info', like: 'info' },
  stableFingerprints: ['infer'],
  detect: ({ value }) => (isList(value) && has(value, '0.bug_type', '0.qualifier') ? 1 : 0),
  each: ['/#'],
  map: (raw) => ({
    ruleId: str(raw, 'bug_type'),
    title: str(raw, 'bug_type_hum') ?? str(raw, 'bug_type'),
    description: str(raw, 'qualifier'),
    severity: str(raw, 'severity'),
    location: { path: str(raw, 'file'), line: num(raw, 'line'), column: num(raw, 'column') },
    codeFlow: list(raw, 'bug_trace').map((step) => ({
      path: str(step, 'filename'),
      line: num(step, 'line_number'),
      message: str(step, 'description'),
    })),
    fingerprints: str(raw, 'hash') === undefined ? undefined : { infer: str(raw, 'hash') ?? '' },
  }),
});
