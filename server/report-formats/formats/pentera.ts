import { jsonFormat } from '../format.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { at, has, list, num, str } from '../parsers/json-access.ts';

/** Pentera's own scale from 0 to 10, whose thresholds differ from those of CVSS. */
function severityOf(score: number | undefined): string | undefined {
  if (score === undefined) return undefined;
  if (score >= 7.5) return 'critical';
  if (score >= 5) return 'high';
  if (score >= 2.5) return 'medium';
  return score > 0 ? 'low' : 'info';
}

/** The export of a test: hosts with their services, and the proven vulnerabilities. */
export const pentera = jsonFormat({
  id: 'pentera',
  tool: 'Pentera',
  category: 'network',
  docsUrl: 'https://pentera.io/',
  aliases: ['pcysys'],
  detect: ({ value }) =>
    has(value, 'hosts', 'vulnerabilities') &&
    (has(value, 'vulnerabilities.0.target_id') || has(value, 'vulnerabilities.0.found_on'))
      ? 1
      : 0,
  each: ['/vulnerabilities/#'],
  asides: ['meta', 'hosts', 'achievements'],
  map: (raw, { root }) => {
    const id = str(raw, 'target_id');
    const host = list(root, 'hosts').find((one) => id !== undefined && str(one, 'id') === id);
    // `host: 192.0.2.9, …` for a host that is not in the list.
    const found = /host:\s{0,4}([^,\s]{1,255})/i.exec(str(raw, 'found_on') ?? '')?.[1];
    const name = str(raw, 'name');
    return {
      ruleId: name,
      title: name,
      description: [str(raw, 'summary'), str(raw, 'insight')].filter(Boolean).join('\n\n'),
      mitigation: str(raw, 'remediation'),
      severity: severityOf(num(raw, 'severity')),
      vulnerabilityIds: [name],
      endpoint: hostAndPort(
        str(host, 'hostname') ?? str(host, 'ip') ?? str(raw, 'target') ?? found,
        str(raw, 'port'),
      ),
      fingerprints: { id: str(at(raw, 'id')) ?? '' },
    };
  },
});
