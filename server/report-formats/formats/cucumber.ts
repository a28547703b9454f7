import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

const failing = /^(?:failed|error|ambiguous)$/i;

/**
 * Scenarios of policies, as written by terraform-compliance, gauntlt and other Cucumber-based
 * tools. A failed scenario is a finding; the tools state no severity.
 */
export const cucumber = jsonFormat({
  id: 'cucumber',
  tool: 'Cucumber',
  category: 'iac',
  docsUrl: 'https://terraform-compliance.com/pages/usage/',
  aliases: ['terraform-compliance', 'terraform compliance', 'cucumber json', 'gauntlt', 'behave'],
  detect: ({ value }) =>
    isList(value) &&
    has(value, '0.elements') &&
    (has(value, '0.uri') || /feature/i.test(str(value, 0, 'keyword') ?? ''))
      ? 1
      : 0,
  each: ['/#/elements/#'],
  emptyLacksResults: true,
  asides: ['tags', 'comments'],
  map: (raw, { root, keys }) => {
    if (/^background$/i.test(str(raw, 'type') ?? '')) return skipped('no_entry');
    if (!isList(raw, 'steps')) return undefined;
    const feature = at(root, keys[0] ?? 0);
    const steps = list(raw, 'steps');
    const stateOf = (step: unknown): string => str(step, 'result', 'status') ?? '';
    const failed = steps.find((step) => failing.test(stateOf(step)));
    if (failed === undefined) {
      if (steps.every((step) => /^passed$/i.test(stateOf(step)))) return skipped('passed');
      return steps.every((step) => /^(?:passed|skipped|pending|undefined)$/i.test(stateOf(step)))
        ? skipped('not_a_finding')
        : undefined;
    }
    return {
      ruleId: str(raw, 'id') ?? str(raw, 'name'),
      title: str(raw, 'name') ?? str(failed, 'name'),
      description: joinParagraphs(
        str(raw, 'description'),
        str(failed, 'result', 'error_message'),
        labeledLines({
          Feature: str(feature, 'name'),
          'Failed step': str(failed, 'name'),
        }),
      ),
      severity: 'medium',
      location: { path: str(feature, 'uri'), line: num(failed, 'line') ?? num(raw, 'line') },
      tags: list(raw, 'tags').map((tag) => str(tag, 'name') ?? texts(tag)[0]),
    };
  },
});
