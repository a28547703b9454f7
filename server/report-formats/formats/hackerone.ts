import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, has, num, str } from '../parsers/json-access.ts';

const closed = new Set(['duplicate', 'informative', 'not-applicable', 'spam']);

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
    if (state === 'resolved') return skipped('fixed_in_report');
    const weakness = at(raw, 'relationships', 'weakness', 'data', 'attributes');
    return {
      ruleId: str(weakness, 'external_id') ?? str(weakness, 'name') ?? str(raw, 'id'),
      title: `#${str(raw, 'id') ?? ''} ${str(raw, 'attributes', 'title') ?? ''}`,
      description: joinParagraphs(
        str(raw, 'attributes', 'vulnerability_information'),
        labeledLines({
          Weakness: str(weakness, 'name'),
          Reporter: str(raw, 'relationships', 'reporter', 'data', 'attributes', 'username'),
        }),
        str(weakness, 'description'),
      ),
      severity: str(raw, 'relationships', 'severity', 'data', 'attributes', 'rating'),
      cvss: [{ score: num(raw, 'relationships', 'severity', 'data', 'attributes', 'score') }],
      cwes: [str(weakness, 'external_id')],
      vulnerabilityIds: [str(raw, 'attributes', 'cve_ids')],
      references: [
        `https://hackerone.com/reports/${str(raw, 'id') ?? ''}`,
        str(raw, 'attributes', 'issue_tracker_reference_url'),
      ],
      suppression: closed.has(state) ? { kind: state, status: 'accepted' } : undefined,
      firstSeen: str(raw, 'attributes', 'created_at'),
      fingerprints: { reportId: str(raw, 'id') ?? '' },
    };
  },
});
