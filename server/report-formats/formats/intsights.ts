/** IntSights (Rapid7 Threat Command): alerts from its API, and its CSV export. */
import { cell, csvFormat, jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, isList, list, str } from '../parsers/json-access.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';

const common = {
  tool: 'IntSights',
  category: 'dast',
  docsUrl: 'https://docs.rapid7.com/threat-command/',
  stableFingerprints: ['alertId'],
} as const;

interface Alert {
  id: string | undefined;
  title: string | undefined;
  description: string | undefined;
  severity: string | undefined;
  type: string | undefined;
  source: string | undefined;
  asset: string | undefined;
  closed: boolean;
}

const toFinding = (
  { id, title, description, severity, type, source, asset, closed }: Alert,
  more: RawFinding,
): RawFinding => ({
  ...more,
  ruleId: type ?? title,
  title,
  description: joinParagraphs(description, labeledLines({ Type: type, Source: source })),
  severity,
  vulnerabilityIds: [title, description],
  endpoint: asset ?? source,
  references: [...(more.references ?? []), source],
  fingerprints: id === undefined ? undefined : { alertId: id },
  suppression: closed ? { kind: 'closed', status: 'accepted' } : undefined,
});

export const intSights = jsonFormat({
  ...common,
  id: 'intsights',
  aliases: ['rapid7 threat command', 'threat command', 'intsights report'],
  detect: ({ value }) => {
    const alerts = at(value, 'Alerts') ?? value;
    return isList(alerts) && has(alerts, '0.Details.Title', '0.Details.Severity') ? 1 : 0;
  },
  each: ['/#', '/Alerts/#'],
  map: (raw) => {
    const details = at(raw, 'Details');
    const type =
      [str(details, 'Type'), str(details, 'SubType')]
        .filter((part) => part !== undefined)
        .join('/') || undefined;
    return toFinding(
      {
        id: str(raw, '_id'),
        title: str(details, 'Title'),
        description: str(details, 'Description'),
        severity: str(details, 'Severity'),
        type,
        source: str(details, 'Source', 'URL'),
        asset: list(raw, 'Assets').flatMap((asset) => str(asset, 'Value') ?? [])[0],
        closed: at(raw, 'Closed', 'IsClosed') === true,
      },
      {
        firstSeen: str(raw, 'FoundDate'),
        tags: list(details, 'Tags').flatMap((tag) => str(tag, 'Name') ?? str(tag) ?? []),
      },
    );
  },
});

export const intSightsCsv = csvFormat({
  ...common,
  id: 'intsights-csv',
  columns: [
    ['alert id', 'title', 'severity', 'network type'],
    ['alert id', 'title', 'severity', 'source url'],
  ],
  confidence: 0.97,
  map: (row) =>
    toFinding(
      {
        id: cell(row, 'alert id'),
        title: cell(row, 'title'),
        description: cell(row, 'description'),
        severity: cell(row, 'severity'),
        type: cell(row, 'type'),
        source: cell(row, 'source url'),
        asset: cell(row, 'assets')?.split(/[,;]\s*/, 1)[0],
        closed: cell(row, 'status')?.toLowerCase() === 'closed',
      },
      {
        mitigation: cell(row, 'remediation'),
        firstSeen: cell(row, 'report date (utc)', 'source date (utc)'),
        references: [cell(row, 'alert link')],
        tags: cell(row, 'tags')?.split(/[,;]\s*/),
      },
    ),
});
