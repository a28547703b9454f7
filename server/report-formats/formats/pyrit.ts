import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { has, isList, list, str, texts } from '../parsers/json-access.ts';

/**
 * Attacks on a language model. A failed attack is a passed check; an aborted one is inconclusive.
 */
export const pyrit = jsonFormat({
  id: 'pyrit',
  tool: 'PyRIT',
  category: 'dast',
  docsUrl: 'https://azure.github.io/PyRIT/',
  detect: ({ value }) => {
    const [first] = isList(value)
      ? list(value)
      : [...list(value, 'attack_results'), ...list(value, 'results')];
    return has(first, 'objective', 'outcome') &&
      (has(first, 'conversation_id') || has(first, 'attack_result_id'))
      ? 1
      : 0;
  },
  each: ['/attack_results/#', '/results/#', '/#'],
  map: (raw) => {
    const outcome = str(raw, 'outcome')?.toLowerCase();
    if (outcome === 'failure') return skipped('passed');
    if (!has(raw, 'objective')) return undefined;
    const strategy =
      str(raw, 'atomic_attack_identifier', 'name') ??
      str(raw, 'atomic_attack_identifier', '__type__') ??
      str(raw, 'attack_identifier', '__type__');
    const id = str(raw, 'attack_result_id') ?? str(raw, 'conversation_id');
    return {
      ruleId: strategy ?? 'attack',
      title: [strategy, str(raw, 'objective')].filter((part) => part !== undefined).join(': '),
      description: joinParagraphs(
        str(raw, 'outcome_reason'),
        labeledLines({
          Outcome: outcome,
          Turns: str(raw, 'executed_turns'),
          Score: str(raw, 'last_score', 'score_value'),
          Rationale: str(raw, 'last_score', 'score_rationale'),
          Answer: str(raw, 'last_response', 'original_value'),
          Error: str(raw, 'error_message'),
        }),
      ),
      severity: outcome === 'success' ? 'high' : outcome === 'error' ? 'info' : 'low',
      cwes: 1427,
      tags: texts(raw, 'targeted_harm_categories'),
      fingerprints: id === undefined ? undefined : { id },
    };
  },
});
