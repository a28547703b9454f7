/** Orca Security alerts: JSON and CSV exports of its console, and API responses. */
import { type Entry, skipped } from '../entries.ts';
import { csvFormat, jsonFormat } from '../format.ts';
import { at, entries, has, isList, str } from '../parsers/json-access.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';

const common = {
  tool: 'Orca Security',
  category: 'cloud',
  docsUrl: 'https://docs.orcasecurity.io/',
} as const;

/** Orca's severity words since 2023, and the earlier ones. */
const severities = {
  compromised: 'critical',
  imminentcompromise: 'high',
  hazardous: 'medium',
  informational: 'info',
} as const;

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Flattens one level of nested objects into names such as `cloudaccountname`, which match the CSV
 * columns.
 */
function fieldsOf(raw: unknown): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of entries(raw)) {
    const text = Array.isArray(value)
      ? value
          .map((part) => str(part) ?? str(part, 'Name') ?? '')
          .filter((part) => part !== '')
          .join(', ')
      : str(value);
    if (text !== undefined && text !== '') fields.set(plain(name), text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [inner, part] of entries(value))
        if (str(part) !== undefined) fields.set(plain(`${name}${inner}`), str(part) ?? '');
  }
  return fields;
}

const setAside = new Set(['dismissed', 'snoozed']);

function toFinding(fields: ReadonlyMap<string, string>): Entry | undefined {
  const get = (...names: string[]): string | undefined =>
    names.map((name) => fields.get(name)).find((text) => text !== undefined && text !== '');
  const title = get('title', 'typestring', 'description', 'type', 'alerttype');
  const status = get('status', 'statestatus')?.toLowerCase() ?? 'open';
  if (status === 'resolved' || status === 'closed') return skipped('fixed_in_report');
  const id = get('alertid', 'statealertid', 'id');
  const score = Number(get('orcascore', 'stateorcascore'));
  const labels = get('labels', 'alertlabels');
  return {
    ruleId: get('ruleid', 'alertruleid', 'alerttype', 'type') ?? title,
    title,
    description: joinParagraphs(
      get('details', 'description'),
      labeledLines({
        Category: get('category'),
        Source: get('alertsource', 'source'),
        'Orca score': Number.isNaN(score) ? undefined : score,
        Labels: labels,
      }),
    ),
    mitigation: get('recommendation', 'remediation', 'mitigation'),
    severity:
      get('risklevel', 'severity', 'stateseverity', 'staterisklevel') ??
      (Number.isNaN(score) ? undefined : String(score)),
    vulnerabilityIds: [get('cveids', 'cves', 'cve', 'cveid'), title, labels],
    cwes: [title, labels],
    cloudResource: {
      provider: get('cloudprovider', 'cloudaccountcloudprovider'),
      account: get('cloudaccountname', 'accountname', 'cloudaccountid', 'cloudaccount'),
      type: get('assettype', 'inventorytype'),
      region: get('region'),
      id: get('inventoryname', 'assetname', 'inventory', 'assetuniqueid', 'source'),
    },
    // The CSV has the JSON list as text.
    tags: labels?.replace(/^\["|"\]$/g, '').split(/"?,\s*"?/) ?? [],
    fingerprints: id === undefined ? undefined : { alertId: id },
    suppression: setAside.has(status) ? { kind: status, status: 'accepted' } : undefined,
    firstSeen: get('createdat', 'statecreatedat'),
    lastSeen: get('lastseen', 'statelastseen'),
  };
}

export const orcaJson = jsonFormat({
  ...common,
  id: 'orca',
  severities,
  aliases: ['orca security', 'orca_security', 'orca security alerts'],
  detect: ({ value }) => {
    const sample = isList(value) ? at(value, 0) : (at(value, 'data', 0) ?? value);
    return has(sample, 'OrcaScore') ||
      has(sample, 'state.orca_score') ||
      (has(sample, 'AlertSource', 'CloudAccount') && has(sample, 'Title')) ||
      (has(sample, 'state.alert_id') && has(sample, 'asset_unique_id'))
      ? 1
      : 0;
  },
  each: ['', '/#'],
  map: (document) =>
    (isList(document, 'data') ? (at(document, 'data') as unknown[]) : [document]).flatMap(
      (raw) => toFinding(fieldsOf(raw)) ?? [],
    ),
});

export const orcaCsv = csvFormat({
  ...common,
  id: 'orca-csv',
  severities,
  columns: [
    ['orcascore', 'title'],
    ['orca score', 'title'],
    ['alertsource', 'cloudaccount.name', 'title'],
  ],
  map: (row) => toFinding(fieldsOf(row)),
});
