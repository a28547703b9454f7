import { jsonFormat } from '../format.ts';
import { at, has, num, str } from '../parsers/json-access.ts';

const closed = new Set(['resolved', 'duplicate', 'informative', 'not-applicable', 'spam']);

export const hackerone = jsonFormat({
  id: 'hackerone',
  tool: 'HackerOne',
  category: 'dast',
  docsUrl: 'https://api.hackerone.com/customer-resources/#reports',
  aliases: ['h1', 'hackerone cases', 'h1 parser'],
  detect: ({ value }) =>
    (has(value, 'data.0.attributes.title') && str(value, 'data', 0, 'type') === 'report') ||
    /\bhackerone\.com\b/.test(str(value, 'links', 'self') ?? '')
      ? 1
      : 0,
  each: ['/data/#'],
  map: (raw) => {
    const state = str(raw, 'attributes', 'state') ?? '';
    const weakness = at(raw, 'relationships', 'weakness', 'data', 'attributes');
    return {
      ruleId: str(weakness, 'external_id') ?? str(weakness, 'name') ?? str(raw, 'id'),
      title: `#${str(raw, 'id') ?? ''} ${str(raw, 'attributes', 'title') ?? ''}`,
      description: str(raw, 'attributes', 'vulnerability_information'),
      severity: str(raw, 'relationships', 'severity', 'data', 'attributes', 'rating'),
      cvss: [{ score: num(raw, 'relationships', 'severity', 'data', 'attributes', 'score') }],
      cwes: [str(weakness, 'external_id')],
      vulnerabilityIds: [str(raw, 'attributes', 'cve_ids')],
      references: [`https://hackerone.com/reports/${str(raw, 'id') ?? ''}`],
      suppression: closed.has(state) ? { kind: state, status: 'accepted' } : undefined,
      firstSeen: str(raw, 'attributes', 'created_at'),
      fingerprints: { reportId: str(raw, 'id') ?? '' },
    };
  },
});
