/**
 * Scout Suite writes a script: `scoutsuite_results = {…}`; its predecessor Scout2 `aws_info = {…}`.
 * Only the object is parsed; nothing is executed.
 */
import { type Entry, skipped, notChecked } from '../entries.ts';
import { ReportError } from '../model.ts';
import { reportFault } from '../report-faults.ts';
import { textFormat } from '../format.ts';
import { at, entries, has, isList, num, str, texts } from '../parsers/json-access.ts';
import { labeledLines } from '../normalize/text.ts';
import { parseJson } from '../parsers/json-reader.ts';

function resultOf(text: string): unknown {
  const start = text.indexOf('{');
  if (start < 0) throw new ReportError('malformed_report', reportFault('no_object'));
  return parseJson(text.slice(start).trimEnd().replace(/;$/, ''), '');
}

/**
 * Returns the label of an item, which is beside the item at a path such as
 * `cloudstorage.projects.id.buckets.id`.
 */
function labelOf(service: unknown, item: string): string | undefined {
  const steps = item
    .split('.')
    .slice(1)
    .filter((step) => step !== '');
  // The last steps may refer to a property of the item.
  for (let end = steps.length; end > 1; end -= 1) {
    const found = at(service, ...steps.slice(0, end));
    const label = str(found, 'name') ?? str(found, 'id') ?? str(found, 'arn');
    if (label !== undefined) return label;
  }
  return undefined;
}

export const scoutSuite = textFormat({
  id: 'scout-suite',
  tool: 'Scout Suite',
  category: 'cloud',
  docsUrl: 'https://github.com/nccgroup/ScoutSuite/wiki',
  aliases: ['scout_suite', 'scoutsuite', 'scout2', 'aws scout2', 'aws_scout2'],
  kinds: ['text', 'csv', 'json'],
  severities: { danger: 'high', warning: 'medium', good: 'info' },
  detect: ({ text, value }) =>
    /^\s*(?:scoutsuite_results|aws_info)\s*=/.test(text) ||
    (/^\s*\{/.test(text) && has(value, 'provider_code', 'services', 'last_run'))
      ? 1
      : 0,
  run: (text) => {
    const root = resultOf(text);
    return {
      toolVersion: str(root, 'last_run', 'version'),
      completedAt: str(root, 'last_run', 'time'),
    };
  },
  map: (text) => {
    const root = resultOf(text);
    const [account, provider] = [
      str(root, 'account_id') ?? str(root, 'aws_account_id'),
      str(root, 'provider_code') ?? 'aws',
    ];
    return entries(root, 'services').flatMap(([name, service]) =>
      [...entries(service, 'findings'), ...entries(service, 'violations')].flatMap(
        ([rule, result]): { pointer: string; finding: Entry }[] => {
          if ((num(result, 'flagged_items') ?? 0) === 0)
            return [
              {
                pointer: `/services/${name}/findings/${rule}`,
                // A rule that failed with an error has no list; one without resources to check has
                // an empty list.
                finding: isList(result, 'items')
                  ? skipped('passed')
                  : notChecked({ rule: `${provider}:${rule}` }),
              },
            ];
          // A finding about the whole account lists no items.
          const items = texts(result, 'items');
          return (items.length === 0 ? [rule] : items).map((item, index) => {
            const finding: Entry = {
              ruleId: `${provider}:${rule}`,
              ruleName: str(result, 'description'),
              title: str(result, 'description'),
              description: [
                str(result, 'rationale'),
                labeledLines({ Item: item, Service: str(result, 'service') }),
              ]
                .filter((part) => part !== undefined)
                .join('\n\n'),
              mitigation: str(result, 'remediation'),
              severity: str(result, 'level'),
              cloudResource: {
                provider,
                account,
                type: str(result, 'path'),
                id: labelOf(service, item) ?? item,
              },
              references: texts(result, 'references'),
              tags: [name],
            };
            return { pointer: `/services/${name}/findings/${rule}/items/${index}`, finding };
          });
        },
      ),
    );
  },
});
