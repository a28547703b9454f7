/** Cloudflare Security Center insights: API responses and the dashboard's CSV. */
import { skipped } from '../entries.ts';
import { cell, csvFormat, jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { has, num, str } from '../parsers/json-access.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';

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
  detect: ({ value }) =>
    has(value, 'result.issues.0.issue_class') ||
    has(value, '0.issue_class') ||
    (has(value, 'result.issues') && has(value, 'success'))
      ? 1
      : 0,
  each: ['/result/issues/#', '/#'],
  map: (raw): RawFinding => {
    const [subject, kind] = [str(raw, 'subject'), str(raw, 'issue_class')];
    const level = num(raw, 'severity');
    return {
      ruleId: kind,
      title: `${str(raw, 'insight') ?? kind?.replaceAll('_', ' ') ?? 'Insight'}: ${subject ?? ''}`,
      description: joinParagraphs(
        str(raw, 'risk'),
        labeledLines({
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
      return skipped('fixed_in_report');
    return {
      ruleId: cell(row, 'issue class', 'issue_class', 'insight'),
      title: `${insight ?? 'Insight'}: ${subject ?? ''}`,
      description: joinParagraphs(cell(row, 'risk'), cell(row, 'detection', 'detection method')),
      mitigation: cell(row, 'recommended action', 'resolve text', 'resolution'),
      severity: cell(row, 'severity'),
      endpoint: subject,
      firstSeen: cell(row, 'since', 'first seen'),
      lastSeen: cell(row, 'timestamp', 'scan performed on', 'scan_performed_on'),
    };
  },
});
