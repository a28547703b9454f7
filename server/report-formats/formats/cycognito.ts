import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, has, isList, num, str, texts } from '../parsers/json-access.ts';

/**
 * `ip/192.0.2.7`, `domain/example.org`, `webapp/https://example.org:443/`: kind and name of an
 * asset.
 */
const assetOf = (raw: unknown): string | undefined =>
  str(raw, 'affected_asset')?.replace(/^[a-z_-]{1,20}\//, '');

/** Issues from the API: a list of objects without nested results. */
export const cycognito = jsonFormat({
  id: 'cycognito',
  tool: 'CyCognito',
  category: 'network',
  docsUrl: 'https://docs.cycognito.com/reference/query-issues',
  aliases: ['cycognito scan'],
  detect: ({ value }) =>
    isList(value) && has(at(value, 0), 'issue_id', 'affected_asset', 'base_severity') ? 1 : 0,
  each: ['/#'],
  map: (raw) => {
    if (str(raw, 'resolved_at') !== undefined) return skipped('fixed_in_report');
    const asset = assetOf(raw);
    return {
      ruleId: str(raw, 'issue_id'),
      title: str(raw, 'title'),
      description: joinParagraphs(
        str(raw, 'summary'),
        str(raw, 'evidence', 'evidence'),
        labeledLines({
          'Kind of issue': str(raw, 'issue_type'),
          'Potential threat': str(raw, 'potential_threat'),
          Attractiveness: str(raw, 'attractiveness_label'),
        }),
      ),
      mitigation: texts(raw, 'remediation_steps').join('\n') || str(raw, 'remediation_method'),
      // `severity` is the current rating of this issue; `base_severity` is the general one of its
      // type.
      severity: str(raw, 'severity') ?? str(raw, 'base_severity'),
      cvss: [{ score: num(raw, 'base_severity_score') }],
      vulnerabilityIds: texts(raw, 'cve_ids'),
      endpoint: hostAndPort(asset, str(raw, 'port')),
      references: texts(raw, 'references'),
      tags: texts(raw, 'tags'),
      fingerprints: { id: str(raw, 'id') ?? '' },
      suppression:
        at(raw, 'is_snoozed') === true ? { kind: 'snoozed', status: 'accepted' } : undefined,
      firstSeen: str(raw, 'first_detected'),
      lastSeen: str(raw, 'last_detected'),
    };
  },
});
