/** Trustwave Fusion: vulnerabilities from its API. */
import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';
import { has, num, str, texts } from '../parsers/json-access.ts';

/** An unknown location is `None`. */
const placeOf = (raw: unknown, name: string): string | undefined => {
  const text = str(raw, 'location', name);
  return text === 'None' ? undefined : text;
};

export const trustwaveFusion = jsonFormat({
  id: 'trustwave-fusion',
  tool: 'Trustwave',
  category: 'network',
  docsUrl: 'https://docs.fusion.trustwave.com/',
  aliases: ['trustwave fusion api', 'trustwave fusion api scan'],
  detect: ({ value }) =>
    ['items.0', '0'].some(
      (item) =>
        has(value, `${item}.classification`, `${item}.severity`) &&
        (has(value, `${item}.location.applicationPort`) ||
          has(value, `${item}.location.applicationProtocol`)),
    )
      ? 1
      : 0,
  each: ['/items/#', '/#'],
  map: (raw) => {
    const [id, status] = [str(raw, 'id'), str(raw, 'status')?.toLowerCase()];
    if (status !== undefined && /^(?:closed|resolved|fixed|remediated)$/.test(status))
      return skipped('fixed_in_report');
    return {
      ruleId: str(raw, 'name') ?? str(raw, 'classification'),
      title: str(raw, 'name'),
      description: joinParagraphs(
        str(raw, 'description') ?? str(raw, 'classification'),
        labeledLines({ Evidence: str(raw, 'evidence', 'content') ?? str(raw, 'evidence') }),
      ),
      mitigation: str(raw, 'remediation'),
      severity: str(raw, 'severity'),
      cvss: [{ score: num(raw, 'cvss') ?? num(raw, 'cvssScore') }],
      vulnerabilityIds: [...texts(raw, 'kb', 'cves'), ...texts(raw, 'cves'), str(raw, 'name')],
      endpoint:
        placeOf(raw, 'url') ??
        hostAndPort(
          placeOf(raw, 'domain') ?? placeOf(raw, 'ip') ?? placeOf(raw, 'host'),
          placeOf(raw, 'applicationPort') ?? placeOf(raw, 'port'),
        ),
      fingerprints: id === undefined ? undefined : { id },
      suppression:
        status !== undefined && /accepted|false|exception/.test(status)
          ? { kind: status, status: 'accepted' }
          : undefined,
      firstSeen: str(raw, 'createdOn'),
      lastSeen: str(raw, 'updatedOn'),
    };
  },
});
