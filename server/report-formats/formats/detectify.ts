import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { joinUrl } from '../normalize/endpoint.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, has, list, num, str } from '../parsers/json-access.ts';

const settled = /^(?:false_positive|accepted_risk)$/i;

/** The location is a path on the host or a whole URL. */
const addressOf = (host: string | undefined, place: string | undefined): string | undefined =>
  place?.startsWith('/') === true
    ? joinUrl(host, place)
    : /^https?:\/\//.test(place ?? '')
      ? place
      : host;

/** The list from the API, which includes patched findings. */
export const detectify = jsonFormat({
  id: 'detectify',
  tool: 'Detectify',
  category: 'dast',
  docsUrl: 'https://developer.detectify.com/',
  aliases: ['detectify scan'],
  detect: ({ value }) =>
    has(value, 'vulnerabilities.0.uuid', 'vulnerabilities.0.host') &&
    (has(value, 'vulnerabilities.0.definition') || has(value, 'vulnerabilities.0.scan_source'))
      ? 1
      : 0,
  each: ['/vulnerabilities/#'],
  map: (raw) => {
    const status = str(raw, 'status')?.toLowerCase();
    if (status === 'patched') return skipped('fixed_in_report');
    const about = at(raw, 'definition');
    const place = str(raw, 'location');
    const scores = ['cvss_3_1', 'cvss_3_0', 'cvss_2_0'].map((name) => at(raw, 'cvss_scores', name));
    const references = list(raw, 'references');
    return {
      ruleId: str(about, 'title') ?? str(raw, 'title'),
      title: str(raw, 'title') ?? str(about, 'title'),
      description: joinParagraphs(
        str(about, 'description') ?? str(raw, 'details', 'description'),
        str(about, 'risk'),
        labeledLines({ Location: place, 'Kind of scan': str(raw, 'scan_source') }),
      ),
      mitigation: str(raw, 'details', 'remediation'),
      severity: str(raw, 'severity'),
      cvss: scores.map((score) => ({ vector: str(score, 'vector'), score: num(score, 'score') })),
      cwes: at(raw, 'cwe'),
      vulnerabilityIds: [
        str(raw, 'title'),
        str(about, 'title'),
        ...references.map((reference) => str(reference, 'name')),
      ],
      endpoint: str(raw, 'request', 'url') ?? addressOf(str(raw, 'host'), place),
      httpMethod: str(raw, 'request', 'method'),
      references: [...references, ...list(raw, 'details', 'references')].map(
        (reference) => str(reference, 'link') ?? str(reference, 'url') ?? str(reference),
      ),
      tags: list(raw, 'tags').map((tag) => str(tag, 'name')),
      fingerprints: { uuid: str(raw, 'uuid') ?? '' },
      suppression: settled.test(status ?? '')
        ? { kind: (status ?? '').replace('_', ' '), status: 'accepted' }
        : undefined,
      firstSeen: str(raw, 'created_at'),
      lastSeen: str(raw, 'updated_at'),
    };
  },
});
