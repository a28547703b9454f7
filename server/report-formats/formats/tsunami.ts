import { jsonFormat } from '../format.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { at, has, isList, list, str } from '../parsers/json-access.ts';

/** Findings of a network scanner, with the affected service. */
export const tsunami = jsonFormat({
  id: 'tsunami',
  tool: 'Tsunami',
  category: 'network',
  docsUrl: 'https://google.github.io/tsunami-security-scanner/',
  aliases: ['google tsunami', 'tsunami security scanner'],
  detect: ({ value }) =>
    has(value, 'scanStatus') && (isList(value, 'scanFindings') || has(value, 'scanStartTimestamp'))
      ? 1
      : 0,
  each: ['/scanFindings/#'],
  // The serialised message omits empty fields.
  emptyLacksResults: true,
  asides: ['reconnaissanceReport', 'fullDetectionReports', 'scanDuration'],
  run: (root) => {
    const status = str(root, 'scanStatus') ?? '';
    return {
      completedAt: str(root, 'scanStartTimestamp'),
      incomplete:
        status === 'SUCCEEDED'
          ? undefined
          : status === 'PARTIALLY_SUCCEEDED'
            ? 'files_failed'
            : 'scan_failed',
    };
  },
  map: (raw) => {
    const flaw = at(raw, 'vulnerability');
    if (flaw === undefined) return undefined;
    const place =
      at(raw, 'networkService', 'networkEndpoint') ?? at(raw, 'targetInfo', 'networkEndpoints', 0);
    return {
      ruleId: str(flaw, 'mainId', 'value') ?? str(flaw, 'title'),
      title: str(flaw, 'title'),
      description: str(flaw, 'description'),
      mitigation: str(flaw, 'recommendation'),
      severity: str(flaw, 'severity'),
      cvss: [{ vector: str(flaw, 'cvssV3') }, { vector: str(flaw, 'cvssV2') }],
      vulnerabilityIds: [
        ...list(flaw, 'relatedId').map((id) => str(id, 'value')),
        str(flaw, 'mainId', 'value'),
      ],
      endpoint: hostAndPort(
        str(place, 'hostname', 'name') ?? str(place, 'ipAddress', 'address'),
        str(place, 'port', 'portNumber'),
      ),
    };
  },
});
