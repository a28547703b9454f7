/**
 * Scanners of machine learning models and of language model responses: ModelScan, garak, promptfoo.
 */
import { type Entry, skipped, notChecked, unfamiliar } from '../entries.ts';
import { cutAt } from '../normalize/cut.ts';
import { jsonFormat } from '../format.ts';
import { failedFiles } from '../normalize/failed-files.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';
import { at, has, isList, list, num, str } from '../parsers/json-access.ts';

/** Removes the member from `model.pt:archive/data.pkl`. */
const withoutMember = (source: string | undefined): string | undefined =>
  source?.endsWith('.pkl') ? cutAt(source, ':') : source;

/** Operators in a stored model that are executed when it is loaded. */
export const modelScan = jsonFormat({
  id: 'modelscan',
  tool: 'ModelScan',
  category: 'sast',
  docsUrl: 'https://github.com/protectai/modelscan',
  detect: ({ value }) =>
    has(value, 'summary.modelscan_version') || has(value, 'summary.total_issues_by_severity')
      ? 1
      : 0,
  each: ['/issues/#'],
  run: (root) => ({
    toolVersion: str(root, 'summary', 'modelscan_version'),
    completedAt: str(root, 'summary', 'timestamp'),
    ...failedFiles(list(root, 'errors').map((error) => withoutMember(str(error, 'source')))),
  }),
  map: (raw) => ({
    ruleId:
      [str(raw, 'module'), str(raw, 'operator')].filter((part) => part !== undefined).join('.') ||
      'unsafe-operator',
    title: str(raw, 'description'),
    description: joinParagraphs(
      str(raw, 'description'),
      labeledLines({
        Module: str(raw, 'module'),
        Operator: str(raw, 'operator'),
        Scanner: str(raw, 'scanner'),
      }),
    ),
    severity: str(raw, 'severity'),
    cwes: 502,
    location: { path: withoutMember(str(raw, 'source')) },
  }),
});

/** Lines of a run. An `eval` has the number of attempts of a probe that passed a detector. */
export const garak = jsonFormat({
  id: 'garak',
  tool: 'garak',
  category: 'dast',
  docsUrl: 'https://docs.garak.ai/',
  detect: ({ value }) =>
    /^(?:start_run setup|init|attempt|eval|completion|digest)$/.test(str(value, 'entry_type') ?? '')
      ? 1
      : 0,
  map: (line) => {
    if (str(line, 'entry_type') !== 'eval') return skipped('no_entry');
    const [probe, detector, passed, total] = [
      str(line, 'probe'),
      str(line, 'detector'),
      num(line, 'passed') ?? 0,
      num(line, 'total') ?? num(line, 'total_evaluated') ?? 0,
    ];
    if (total === 0) return notChecked({ rule: probe });
    if (passed >= total) return skipped('passed');
    const share = (total - passed) / total;
    return {
      ruleId: probe,
      title: `${probe ?? 'Probe'}: ${total - passed} of ${total} attempts succeeded`,
      description: labeledLines({
        Probe: probe,
        Detector: detector,
        Passed: passed,
        Attempts: total,
      }),
      severity: share >= 0.6 ? 'high' : share >= 0.2 ? 'medium' : 'low',
      cwes: 1427,
      tags: [detector],
    };
  },
});

/** Red team tests that the model failed. Plugins state a severity; plain evaluations do not. */
export const promptfoo = jsonFormat({
  id: 'promptfoo',
  tool: 'promptfoo',
  category: 'dast',
  docsUrl: 'https://www.promptfoo.dev/docs/red-team/',
  detect: ({ value }) =>
    (has(value, 'evalId') && has(value, 'results')) ||
    (isList(value, 'results', 'results') && has(value, 'results.stats'))
      ? 1
      : 0,
  each: ['/results/results/#'],
  map: (raw): Entry | undefined => {
    if (at(raw, 'success') === undefined) return unfamiliar;
    if (at(raw, 'success') !== false) return skipped('passed');
    const meta = at(raw, 'testCase', 'metadata') ?? at(raw, 'metadata');
    const plugin =
      str(meta, 'pluginId') ??
      str(list(raw, 'gradingResult', 'componentResults')[0], 'assertion', 'type') ??
      'assertion';
    // The test itself failed with an error, so the model was not tested.
    if (str(raw, 'error') !== undefined && !has(raw, 'gradingResult.reason'))
      return notChecked({ rule: plugin });
    return {
      ruleId: plugin,
      title: `${plugin}: the model failed the test`,
      description: joinParagraphs(
        str(raw, 'gradingResult', 'reason'),
        labeledLines({
          Prompt: str(raw, 'prompt', 'raw')?.slice(0, 2000),
          Provider: str(raw, 'provider', 'id') ?? str(raw, 'provider'),
          Strategy: str(meta, 'strategyId'),
        }),
      ),
      severity: str(meta, 'severity') ?? str(raw, 'testCase', 'assert', 0, 'severity'),
      fallbackSeverity: 'medium',
      cwes: 1427,
      tags: [str(meta, 'strategyId')],
    };
  },
});
