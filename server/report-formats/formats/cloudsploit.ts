/** CloudSploit: JSON, and CSV without the plugin's name. */
import { type Entry, skipped, notChecked } from '../entries.ts';
import { cell, csvFormat, jsonFormat } from '../format.ts';
import { has, isList, str } from '../parsers/json-access.ts';

const common = {
  tool: 'CloudSploit',
  category: 'cloud',
  docsUrl: 'https://github.com/aquasecurity/cloudsploit',
} as const;

const severities: Readonly<Record<string, string>> = { FAIL: 'high', WARN: 'medium' };

function toFinding(get: (name: string) => string | undefined): Entry | undefined {
  const [status, rule, resource] = [
    (get('status') ?? get('statusWord'))?.toUpperCase(),
    get('plugin') ?? get('title'),
    get('resource'),
  ];
  if (status === 'OK') return skipped('passed');
  // The plugin could not query the cloud provider.
  if (status === 'UNKNOWN') return notChecked({ rule });
  return {
    ruleId: rule,
    title: get('title'),
    description: [get('message'), get('description')]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    severity: severities[status ?? ''] ?? 'info',
    cloudResource: {
      region: get('region'),
      type: get('category'),
      id: resource === 'N/A' ? rule : resource,
    },
  };
}

export const cloudSploit = jsonFormat({
  ...common,
  id: 'cloudsploit',
  aliases: ['cloudsploit (aquasecurity)'],
  detect: ({ value }) =>
    isList(value) && has(value, '0.plugin', '0.resource', '0.status') ? 1 : 0,
  each: ['/#'],
  map: (raw) => toFinding((name) => str(raw, name)),
});

export const cloudSploitCsv = csvFormat({
  ...common,
  id: 'cloudsploit-csv',
  columns: [['category', 'title', 'resource', 'region', 'statusword']],
  map: (row) => toFinding((name) => cell(row, name.toLowerCase())),
});
