import { jsonFormat } from '../format.ts';
import { at, has, list, str } from '../parsers/json-access.ts';

/** Criticality 1 (info) to 5 (critical). */
export const crunch42 = jsonFormat({
  id: 'crunch42',
  tool: '42Crunch',
  category: 'dast',
  docsUrl: 'https://docs.42crunch.com/',
  aliases: ['42crunch', 'crunch42 scan'],
  severities: { '1': 'info', '2': 'low', '3': 'medium', '4': 'high', '5': 'critical' },
  detect: ({ value }) =>
    has(value, 'report.security.issues') ||
    has(value, '0.report.security.issues') ||
    has(value, 'security.issues')
      ? 1
      : 0,
  each: [
    '/report/security/issues/*',
    '/report/data/issues/*',
    '/#/report/security/issues/*',
    '/#/report/data/issues/*',
    '/security/issues/*',
    '/data/issues/*',
  ],
  holds: ['/issues/#'],
  map: (kind, { keys, root }) => {
    // A location is an index into the report's list of locations.
    const report =
      typeof keys[0] === 'number' ? at(root, keys[0], 'report') : (at(root, 'report') ?? root);
    const place = (pointer: string | undefined): string | undefined =>
      pointer === undefined || !/^\d+$/.test(pointer)
        ? pointer
        : (str(report, 'index', Number(pointer)) ?? pointer);
    return list(kind, 'issues').map((raw) => ({
      ruleId: String(keys.at(-1)),
      title: str(kind, 'description') ?? String(keys.at(-1)),
      description: str(raw, 'specificDescription') ?? str(kind, 'description'),
      severity: str(raw, 'criticality') ?? str(kind, 'criticality'),
      endpoint: place(str(raw, 'pointer')),
      tags: ['openapi'],
      fingerprints:
        str(raw, 'fingerprint') === undefined
          ? undefined
          : { fingerprint: str(raw, 'fingerprint') ?? '' },
    }));
  },
});
