import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, list, num, str, texts } from '../parsers/json-access.ts';

/** Splits `openssl 1.1` into product and version. */
function productOf(app: unknown): { name: string | undefined; version: string | undefined } {
  const [normal, text] = [str(app, 'product_name_normalized'), str(app, 'product_name_version')];
  const [, name = text, version] = /^(.*\S)\s+v?(\d\S*)$/.exec(text ?? '') ?? [];
  return { name: normal ?? name, version };
}

/** Host vulnerabilities from the API of CrowdStrike Falcon Spotlight. */
export const crowdStrikeSpotlight = jsonFormat({
  id: 'crowdstrike-spotlight',
  tool: 'CrowdStrike Falcon Spotlight',
  category: 'network',
  docsUrl: 'https://falconpy.io/Service-Collections/Spotlight-Vulnerabilities.html',
  aliases: ['crowdstrike_spotlight', 'falcon spotlight'],
  detect: ({ value }) =>
    has(value, 'resources.0.cve') && has(value, 'resources.0.aid')
      ? 1
      : has(value, '0.cve.id', '0.host_info')
        ? 1
        : 0,
  each: ['/resources/#', '/#'],
  map: (raw) => {
    const status = str(raw, 'status');
    if (status === 'closed') return skipped('fixed_in_report');
    const cve = at(raw, 'cve');
    const app = at(raw, 'apps', 0) ?? at(raw, 'app');
    const [id, product] = [
      str(cve, 'id') ?? str(raw, 'vulnerability_id'),
      str(app, 'product_name_normalized') ?? str(app, 'product_name_version'),
    ];
    const remedy = list(raw, 'remediation', 'entities')
      .map((entry) => str(entry, 'action') ?? str(entry, 'title'))
      .filter((text) => text !== undefined);
    return {
      ruleId: id,
      title: `${id ?? 'Vulnerability'} - ${product ?? ''}`,
      description: str(cve, 'description'),
      mitigation: remedy.join('\n') || undefined,
      severity: str(cve, 'severity'),
      cvss: [{ vector: str(cve, 'vector'), score: num(cve, 'base_score') }],
      vulnerabilityIds: [id],
      cwes: [texts(cve, 'cwes')],
      knownExploited: str(cve, 'cisa_info', 'is_cisa_kev') === 'true' ? true : undefined,
      component: productOf(app),
      endpoint: str(raw, 'host_info', 'hostname') ?? str(raw, 'host_info', 'local_ip'),
      references: [...texts(cve, 'references'), ...texts(cve, 'vendor_advisory')],
      fingerprints: str(raw, 'id') === undefined ? undefined : { id: str(raw, 'id') ?? '' },
      suppression:
        str(raw, 'suppression_info', 'is_suppressed') === 'true'
          ? { kind: 'suppressed', status: 'accepted' as const }
          : undefined,
      firstSeen: str(raw, 'created_timestamp'),
      lastSeen: str(raw, 'updated_timestamp'),
    };
  },
});

/** Exports of the console pages: properties of host and vulnerability in one object. */
export const crowdStrikeExport = jsonFormat({
  id: 'crowdstrike-export',
  tool: 'CrowdStrike Falcon Spotlight',
  category: 'network',
  docsUrl: 'https://falconpy.io/Service-Collections/Spotlight-Vulnerabilities.html',
  detect: ({ value }) => (has(value, '0.host_id', '0.host_type', '0.cve_id') ? 1 : 0),
  each: ['/#'],
  map: (raw) => {
    if (str(raw, 'status')?.toLowerCase() === 'closed') return skipped('fixed_in_report');
    const [id, product] = [str(raw, 'cve_id'), str(raw, 'product')];
    const version = str(raw, 'cvss_version');
    return {
      ruleId: id,
      title: `${id ?? 'Vulnerability'} - ${product ?? ''}`,
      description: str(raw, 'cve_description'),
      mitigation:
        list(raw, 'recommended_remediations')
          .flatMap((remedy) => str(remedy, 'detail') ?? [])
          .join('\n') || undefined,
      severity: str(raw, 'severity'),
      cvss: [{ vector: str(raw, 'vector'), score: num(raw, 'base_score'), version }],
      vulnerabilityIds: [id],
      component: productOf({ product_name_version: product }),
      endpoint: str(raw, 'hostname') ?? str(raw, 'local_ip'),
      references: [...texts(raw, 'references'), str(raw, 'references')],
      tags: texts(raw, 'host_tags'),
    };
  },
});
