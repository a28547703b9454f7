/**
 * Steampipe and Powerpipe: `check all --output json`, nested groups of controls, and the same as
 * CSV.
 */
import { type Entry, skippedByStatus } from '../entries.ts';
import { cell, csvFormat, jsonFormat } from '../format.ts';
import { has, list, str } from '../parsers/json-access.ts';
import { joinParagraphs } from '../normalize/text.ts';

const open = new Set(['alarm', 'error']);

function ofControl(control: unknown): Entry[] {
  return list(control, 'results').map((result): Entry => {
    if (!open.has(str(result, 'status') ?? '')) return skippedByStatus(str(result, 'status'));
    const dimensions = new Map(
      list(result, 'dimensions').map((entry) => [str(entry, 'key') ?? '', str(entry, 'value')]),
    );
    return {
      ruleId: str(control, 'control_id') ?? str(control, 'name'),
      ruleName: str(control, 'title'),
      title: str(control, 'title') ?? str(result, 'reason'),
      description: joinParagraphs(str(result, 'reason'), str(control, 'description')),
      severity: str(control, 'severity'),
      fallbackSeverity: 'medium',
      cloudResource: {
        provider: str(control, 'tags', 'plugin'),
        account:
          dimensions.get('account_id') ??
          dimensions.get('subscription_id') ??
          dimensions.get('project'),
        region: dimensions.get('region') ?? dimensions.get('location'),
        type: str(control, 'tags', 'service'),
        id: str(result, 'resource'),
      },
    };
  });
}

const ofGroup = (group: unknown, depth = 0): Entry[] =>
  depth > 40
    ? []
    : [
        ...list(group, 'controls').flatMap(ofControl),
        ...list(group, 'groups').flatMap((inner) => ofGroup(inner, depth + 1)),
      ];

export const powerpipe = jsonFormat({
  id: 'powerpipe',
  tool: 'Powerpipe',
  category: 'cloud',
  docsUrl: 'https://powerpipe.io/docs/run/output',
  aliases: ['steampipe', 'steampipe / powerpipe', 'steampipe check'],
  detect: ({ value }) =>
    has(value, 'group_id') &&
    (has(value, 'groups') || has(value, 'controls')) &&
    has(value, 'summary')
      ? 1
      : 0,
  looksIn: Array.from(
    { length: 8 },
    (_, depth) => `${'/groups/#'.repeat(depth)}/controls/#/results/#`,
  ),
  asides: ['summary', 'tags', 'properties', 'dimensions'],
  exhaustive: true,
  map: (document) => ofGroup(document),
});

export const powerpipeCsv = csvFormat({
  id: 'powerpipe-csv',
  tool: 'Powerpipe',
  category: 'cloud',
  docsUrl: 'https://powerpipe.io/docs/run/output',
  columns: [['group_id', 'control_id', 'control_title', 'status', 'resource']],
  confidence: 0.97,
  map: (row) => {
    if (!open.has(cell(row, 'status')?.toLowerCase() ?? ''))
      return skippedByStatus(cell(row, 'status'));
    return {
      ruleId: cell(row, 'control_id'),
      ruleName: cell(row, 'control_title'),
      title: cell(row, 'control_title', 'reason'),
      description: joinParagraphs(cell(row, 'reason'), cell(row, 'control_description')),
      severity: cell(row, 'severity'),
      fallbackSeverity: 'medium',
      cloudResource: {
        account: cell(row, 'account_id', 'subscription_id', 'project'),
        region: cell(row, 'region', 'location'),
        id: cell(row, 'resource'),
      },
    };
  },
});
