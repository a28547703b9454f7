/** HostedScan's API: the risks of all targets, paginated, and a single risk from a webhook. */
import { type Entry, skipped, unfamiliar } from '../entries.ts';
import { jsonFormat, partOfResults } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, entries, has, isList, list, str } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

function acceptance(raw: unknown): RawFinding['suppression'] {
  if (at(raw, 'is_accepted') !== true) return undefined;
  const justification = list(raw, 'accepted_by')
    .map((by) => str(by, 'note'))
    .find((note) => note !== undefined);
  return {
    kind: 'accepted',
    status: 'accepted',
    ...(justification !== undefined && { justification }),
  };
}

const additionalInfo = (definition: unknown): string | undefined =>
  labeledLines(
    Object.fromEntries(
      entries(definition, 'additional_info').map(([name]) => [
        name,
        str(definition, 'additional_info', name),
      ]),
    ),
  );

function risk(raw: unknown): Entry {
  const definition = at(raw, 'risk_definition');
  const title = str(definition, 'title');
  if (title === undefined) return unfamiliar;
  if (/^closed$/i.test(str(raw, 'status') ?? '')) return skipped('fixed_in_report');
  const [scan, id] = [str(definition, 'scan_type'), str(raw, 'id')];
  return {
    ruleId: [scan, title].filter((part) => part !== undefined).join(': '),
    title,
    description: joinParagraphs(str(definition, 'description'), additionalInfo(definition)),
    mitigation: str(definition, 'solution'),
    severity: str(definition, 'threat_level'),
    vulnerabilityIds: [title, str(definition, 'description')],
    endpoint: str(raw, 'target') ?? str(raw, 'target_label') ?? str(raw, 'target_id'),
    suppression: acceptance(raw),
    fingerprints: id === undefined ? undefined : { id },
    tags: [scan],
    firstSeen: str(raw, 'first_detected_at') ?? str(definition, 'first_detected_at'),
    lastSeen: str(raw, 'last_detected_at') ?? str(definition, 'last_detected_at'),
  };
}

export const hostedScan = jsonFormat({
  id: 'hostedscan',
  tool: 'HostedScan',
  category: 'network',
  docsUrl: 'https://docs.hostedscan.com/api/risks/list-risks',
  stableFingerprints: ['id'],
  detect: ({ value }) =>
    has(value, 'data.0.risk_definition') || has(value, 'data.risk_definition') ? 1 : 0,
  each: ['/data/#'],
  alone: (document) => has(document, 'data.risk_definition'),
  // A single risk from the API or a webhook is not a full report.
  run: (root) => (isList(root, 'data') ? {} : partOfResults('/data/0')),
  map: (raw) => risk(at(raw, 'data') ?? raw),
});
