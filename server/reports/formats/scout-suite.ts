/** Scout Suite writes a script: `scoutsuite_results = {…}`; Scout2, before it, `aws_info = {…}`. Only the object is read, nothing is run. */
import { ReportError } from '../model.ts';
import { reportFault } from '../report-faults.ts';
import { textFormat } from '../format.ts';
import type { Draft } from '../draft.ts';
import { at, entries, has, num, str, texts } from '../input/access.ts';
import { facts } from '../facts/text.ts';
import { parseJson } from '../input/json-reader.ts';

function resultOf(text: string): unknown {
  const start = text.indexOf('{');
  if (start < 0) throw new ReportError('malformed_report', reportFault('no_object'));
  return parseJson(text.slice(start).trimEnd().replace(/;$/, ''), '');
}

/** `cloudstorage.projects.id.buckets.id` names where an item stands; its label is next to it. */
function labelOf(service: unknown, item: string): string | undefined {
  const steps = item
    .split('.')
    .slice(1)
    .filter((step) => step !== '');
  // The last steps may name a property of the item.
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
  recognise: ({ text, value }) =>
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
        ([rule, finding]) => {
          if ((num(finding, 'flagged_items') ?? 0) === 0) return [];
          return texts(finding, 'items').map((item, index) => {
            const draft: Draft = {
              rule: `${provider}:${rule}`,
              ruleName: str(finding, 'description'),
              title: str(finding, 'description'),
              description: [
                str(finding, 'rationale'),
                facts({ Item: item, Service: str(finding, 'service') }),
              ]
                .filter((part) => part !== undefined)
                .join('\n\n'),
              mitigation: str(finding, 'remediation'),
              severity: str(finding, 'level'),
              resource: {
                provider,
                account,
                type: str(finding, 'path'),
                id: labelOf(service, item) ?? item,
              },
              references: texts(finding, 'references'),
              tags: [name],
            };
            return { pointer: `/services/${name}/findings/${rule}/items/${index}`, draft };
          });
        },
      ),
    );
  },
});
