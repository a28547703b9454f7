/** Steampipe and Powerpipe: `check all --output json`, groups of controls to any depth. */
import { jsonFormat } from '../format.ts';
import type { Draft } from '../draft.ts';
import { has, list, str } from '../input/access.ts';
import { paragraphs } from '../facts/text.ts';

function ofControl(control: unknown): Draft[] {
  return list(control, 'results').filter((result) => ['alarm', 'error'].includes(str(result, 'status') ?? '')).map((result) => {
    const dimensions = new Map(list(result, 'dimensions').map((entry) => [str(entry, 'key') ?? '', str(entry, 'value')]));
    return {
      rule: str(control, 'control_id') ?? str(control, 'name'),
      ruleName: str(control, 'title'),
      title: str(control, 'title') ?? str(result, 'reason'),
      description: paragraphs(str(result, 'reason'), str(control, 'description')),
      severity: str(control, 'severity'),
      fallback: 'medium',
      resource: { provider: str(control, 'tags', 'plugin'), account: dimensions.get('account_id') ?? dimensions.get('subscription_id') ?? dimensions.get('project'), region: dimensions.get('region') ?? dimensions.get('location'), type: str(control, 'tags', 'service'), id: str(result, 'resource') },
    };
  });
}

const ofGroup = (group: unknown, depth = 0): Draft[] => (depth > 40 ? [] : [...list(group, 'controls').flatMap(ofControl), ...list(group, 'groups').flatMap((inner) => ofGroup(inner, depth + 1))]);

export const powerpipe = jsonFormat({
  id: 'powerpipe',
  tool: 'Powerpipe',
  category: 'cloud',
  docsUrl: 'https://powerpipe.io/docs/run/output',
  aliases: ['steampipe', 'steampipe / powerpipe', 'steampipe check'],
  recognise: ({ value }) => (has(value, 'group_id') && (has(value, 'groups') || has(value, 'controls')) && has(value, 'summary') ? 1 : 0),
  map: (document) => ofGroup(document),
});
