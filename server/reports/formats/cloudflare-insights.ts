/** Cloudflare's Security Center insights: the API's answer and the dashboard's CSV. */
import { cell, csvFormat, jsonFormat } from '../format.ts';
import type { Draft } from '../draft.ts';
import { has, num, str } from '../input/access.ts';
import { facts, paragraphs } from '../facts/text.ts';

const common = {
  tool: 'Cloudflare Security Insights',
  category: 'cloud',
  docsUrl: 'https://developers.cloudflare.com/security-center/security-insights/',
} as const;

const severities = ['low', 'medium', 'high', 'critical'];

export const cloudflareJson = jsonFormat({
  ...common,
  id: 'cloudflare-insights',
  aliases: ['cloudflare insights', 'cloudflare_insights', 'cloudflare security center'],
  recognise: ({ value }) =>
    has(value, 'result.issues.0.issue_class') ||
    has(value, '0.issue_class') ||
    (has(value, 'result.issues') && has(value, 'success'))
      ? 1
      : 0,
  each: ['/result/issues/#', '/#'],
  map: (raw): Draft => {
    const [subject, kind] = [str(raw, 'subject'), str(raw, 'issue_class')];
    const level = num(raw, 'severity');
    return {
      rule: kind,
      title: `${str(raw, 'insight') ?? kind?.replaceAll('_', ' ') ?? 'Insight'}: ${subject ?? ''}`,
      description: paragraphs(
        str(raw, 'risk'),
        facts({
          Type: str(raw, 'issue_type'),
          'Found by': str(raw, 'payload', 'detection_method'),
        }),
      ),
      mitigation: str(raw, 'resolve_text'),
      severity: level === undefined ? str(raw, 'severity') : (severities[level] ?? String(level)),
      endpoint: subject,
      references: [str(raw, 'resolve_link')],
      suppression:
        str(raw, 'dismissed') === 'true' ? { kind: 'dismissed', status: 'accepted' } : undefined,
      firstSeen: str(raw, 'since'),
      lastSeen: str(raw, 'timestamp'),
    };
  },
});

export const cloudflareCsv = csvFormat({
  ...common,
  id: 'cloudflare-insights-csv',
  columns: [
    ['severity', 'issue class', 'subject'],
    ['severity', 'issue_class', 'subject'],
    ['severity', 'subject', 'issue type', 'insight'],
  ],
  map: (row) => {
    const [subject, insight] = [
      cell(row, 'subject'),
      cell(row, 'insight', 'issue class', 'issue_class'),
    ];
    if (['resolved', 'archived'].includes(cell(row, 'status')?.toLowerCase() ?? ''))
      return undefined;
    return {
      rule: cell(row, 'issue class', 'issue_class', 'insight'),
      title: `${insight ?? 'Insight'}: ${subject ?? ''}`,
      description: paragraphs(cell(row, 'risk'), cell(row, 'detection', 'detection method')),
      mitigation: cell(row, 'recommended action', 'resolve text', 'resolution'),
      severity: cell(row, 'severity'),
      endpoint: subject,
      firstSeen: cell(row, 'since', 'first seen'),
      lastSeen: cell(row, 'timestamp', 'scan performed on', 'scan_performed_on'),
    };
  },
});
