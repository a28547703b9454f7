import { skippedResult } from '../../skipped-result.ts';
import type { ReaderItem } from '../../model.ts';
import { ReportError } from '../../model.ts';
import { reportFault } from '../../report-faults.ts';
import {
  type FormatDefinition,
  type ReportFormat,
  runItem,
  type RunMetadata,
  toReportItems,
} from '../../format.ts';
import { at, has, isList, list, str } from '../../parsers/json-access.ts';
import { readFrames, readSlices } from '../../parsers/json-reader.ts';
import { analysisTarget, imageTarget } from '../../normalize/target.ts';
import { sanitizeText } from '../../normalize/text.ts';
import { listOf, unknownVariant } from '../../variant.ts';
import { resultFinding } from './result.ts';
import { sarifRun, type SarifRun } from './run.ts';
import { troubleOf } from './trouble.ts';

const facts: FormatDefinition = {
  id: 'sarif',
  tool: 'SARIF',
  category: 'sast',
  docsUrl: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html',
  aliases: ['codeql', 'static analysis results interchange format'],
  severities: { note: 'info', error: 'high' },
  kinds: ['json'],
  detect: ({ value, text }) => {
    const schema = /sarif/i.test(str(value, '$schema') ?? '');
    if (
      has(value, 'runs') &&
      (schema || has(value, 'runs.0.tool') || /^[12]\.\d/.test(str(value, 'version') ?? ''))
    )
      return 1;
    if (isList(value, 'runs') && str(value, 'version') !== undefined) return 0.6;
    return schema || /"\$schema"\s*:\s*"[^"]*sarif/i.test(text.slice(0, 2000)) ? 0.9 : 0;
  },
};

const resultsPath = '/runs/#/results/#';

/** Kinds of §3.27.9 that mean a pass or a rule that does not apply. */
const contentKinds = new Set(['pass', 'notApplicable']);

function checkShape(document: unknown): void {
  const version = str(document, 'version');
  if (version !== undefined && !/^(?:1\.0|2\.[01])/.test(version))
    throw new ReportError(
      'unsupported_version',
      reportFault('sarif_version_unknown', { version: sanitizeText(version, 40) }),
      '/version',
    );
  if (!isList(document, 'runs'))
    throw new ReportError('malformed_report', reportFault('no_runs'), '/runs');
  list(document, 'runs').forEach((run, index) => {
    const results = at(run, 'results');
    if (results !== undefined && results !== null && !Array.isArray(results))
      throw new ReportError(
        'malformed_report',
        reportFault('results_no_list'),
        `/runs/${index}/results`,
      );
  });
}

/**
 * §3.14.23: `results` is an empty list if the tool found nothing, and null if it did not look. It
 * is absent if a run exports only its rules, or keeps its results in an external file.
 */
function withoutResults(run: SarifRun): RunMetadata {
  const results = at(run.raw, 'results');
  if (results === null) return { incomplete: 'nothing_scanned' };
  return results === undefined ? unknownVariant([listOf(resultsPath)]) : {};
}

const runFacts = (run: SarifRun): ReaderItem => {
  const { incomplete, unscanned } = troubleOf(run);
  return runItem(
    { id: facts.id, tool: run.tool },
    {
      toolVersion: run.toolVersion,
      branch: str(run.raw, 'versionControlProvenance', 'branch'),
      commit: str(run.raw, 'versionControlProvenance', 'revisionId'),
      completedAt: str(run.raw, 'invocations', 'endTimeUtc'),
      incomplete,
      unscanned,
      ...(incomplete === 'scan_failed' ? {} : withoutResults(run)),
      targets: [
        analysisTarget(str(run.raw, 'automationDetails', 'id')) ??
          imageTarget(str(run.raw, 'properties', 'imageName')),
      ],
    },
  );
};

function* result(run: SarifRun, value: unknown, pointer: string): Generator<ReaderItem> {
  if (typeof value !== 'object' || value === null) {
    yield {
      kind: 'ignored',
      reason: 'malformed_result',
      ...skippedResult('not_an_object'),
      pointer,
    };
    return;
  }
  const kind = str(value, 'kind');
  if (kind !== undefined && contentKinds.has(kind))
    yield {
      kind: 'ignored',
      reason: kind === 'pass' ? 'passed' : 'not_a_finding',
      ...skippedResult('kind_of_no_finding', { kind }),
      pointer,
    };
  else if (str(value, 'baselineState') === 'absent')
    yield { kind: 'ignored', reason: 'fixed_in_report', ...skippedResult('gone'), pointer };
  else
    try {
      yield* toReportItems(resultFinding(run, value), facts, pointer);
    } catch {
      yield {
        kind: 'ignored',
        reason: 'malformed_result',
        ...skippedResult('unreadable'),
        pointer,
      };
    }
}

export const sarif: ReportFormat = {
  ...facts,
  async *read(file, context) {
    // Rules may follow the results, so the frame of the report is read first.
    const frames = await readFrames(file, [resultsPath], context);
    frames.forEach(checkShape);
    const runs = frames.map((frame) => list(frame, 'runs').map(sarifRun));
    let current: SarifRun | undefined;
    const announced = new Set<SarifRun>();
    for await (const slice of readSlices(file, [resultsPath], context)) {
      const run = runs[slice.document]?.[Number(slice.keys[1])];
      if (run === undefined) continue;
      if (current !== run) {
        current = run;
        announced.add(run);
        yield runFacts(run);
      }
      if (slice.problem === undefined) yield* result(run, slice.value, slice.pointer);
      else yield { kind: 'ignored', ...slice.problem, pointer: slice.pointer };
    }
    // §3.13.4: a report without runs states that no tool ran.
    if (runs.flat().length === 0) yield runItem(facts, { incomplete: 'nothing_scanned' });
    // A run without results still means that its tool ran and found nothing.
    for (const run of runs.flat()) if (!announced.has(run)) yield runFacts(run);
  },
};
