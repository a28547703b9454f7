/** Builds a JSON format: its results are extracted from the report by their paths. */
import { countEntries, hasPlace, isStructure } from '../entries.ts';
import { ReportError, type ReaderItem } from '../model.ts';
import { nextPageOf } from '../normalize/next-page.ts';
import { omitUndefined } from '../normalize-finding.ts';
import { at, list } from '../parsers/json-access.ts';
import { readFrames, readSlices } from '../parsers/json-reader.ts';
import { pointerOf } from '../parsers/json-scanner.ts';
import type { ReadContext, ReportFile } from '../parsers/report-file.ts';
import { reportFault } from '../report-faults.ts';
import {
  type FormatDefinition,
  guarded,
  type MapResult,
  partOfResults,
  type ReportFormat,
  runItem,
  type RunMetadata,
} from '../report-format.ts';
import { skippedResult } from '../skipped-result.ts';
import { type Beside, placeOf, readPlaces, type Silence, unknownVariant } from '../variant.ts';

export interface JsonResultContext {
  /** The document without its results. */
  root: unknown;
  keys: readonly (string | number)[];
  pointer: string;
}

interface JsonFormat extends Omit<FormatDefinition, 'kinds'>, Beside {
  /**
   * Paths of the results; `#` matches any index, `*` any index or key. Without paths the document
   * is one result. `['', '/#']`: a document, or each item of a list.
   */
  each?: readonly string[];
  /** Returns whether a document without any such path is itself one result. */
  alone?: (document: unknown) => boolean;
  /**
   * Paths of the entries within a result; without paths a result is one entry. The mapper must
   * return something for each entry.
   */
  holds?: readonly string[];
  /** Where to look for a result's entries, instead of `holds`, if they cannot be counted. */
  looksIn?: readonly string[];
  /**
   * Returns whether a result without findings may still hold entries, where paths cannot decide it.
   */
  doubts?: (result: unknown) => boolean;
  /**
   * Returns the number of findings that a document states beside its results. If it states some and
   * lists none, they are elsewhere.
   */
  states?: (root: unknown) => number | undefined;
  /** The tool omits the place of its results when there are none. */
  emptyLacksResults?: true;
  /**
   * The tool also lists what it scanned without findings, so an empty list means that it scanned
   * nothing.
   */
  listsAll?: true;
  /** Results may be texts or numbers. Otherwise such a result is skipped as malformed. */
  scalars?: true;
  /** `root`: the first document without its results; `roots`: all of them. */
  run?: (root: unknown, roots: readonly unknown[]) => RunMetadata;
  map: (result: unknown, place: JsonResultContext) => MapResult;
}

const pageOf = (following: string | undefined): RunMetadata =>
  following === undefined ? {} : partOfResults(following);

/** GraphQL responds with `errors` beside the `data` that it could read. */
const isPartialAnswer = (root: unknown): boolean =>
  at(root, 'data') !== undefined && list(root, 'errors').length > 0;

const isEmpty = (document: unknown): boolean =>
  document === null || (isStructure(document) && Object.keys(document).length === 0);

export function jsonFormat({
  each = [''],
  alone,
  holds,
  looksIn = holds ?? [],
  doubts,
  states,
  asides,
  exhaustive,
  emptyLacksResults,
  listsAll,
  scalars,
  run,
  map,
  ...facts
}: JsonFormat): ReportFormat {
  const format: FormatDefinition = { ...facts, kinds: ['json'] };
  const beside = omitUndefined({ asides, exhaustive });
  const needsRoot = alone !== undefined || each.some((path) => path !== '' && path !== '/#');
  async function* readJson(
    file: ReportFile,
    context: ReadContext,
    silence: Silence,
  ): AsyncGenerator<ReaderItem> {
    // A document that is one result states its run metadata inside that result.
    const roots = needsRoot
      ? await readFrames(file, each, context)
      : (run ?? states) === undefined
        ? []
        : await readFrames(
            file,
            each.filter((path) => path !== ''),
            context,
          );
    const single = roots.map((root) => alone?.(root) === true);
    const placed = single.includes(true) || roots.some((root) => hasPlace(root, each));
    const unplaced = needsRoot && !placed && emptyLacksResults !== true;
    const { incomplete, ...rest } = omitUndefined(run?.(roots[0], roots) ?? {});
    yield runItem(format, {
      ...(unplaced && unknownVariant(each.map(placeOf))),
      ...pageOf(nextPageOf(roots.at(-1))),
      ...(roots.some(isPartialAnswer) && { incomplete: 'scan_failed' as const }),
      ...rest,
      // `incomplete: false` must not override an unknown variant or a next page detected above.
      ...(incomplete !== false && omitUndefined({ incomplete })),
    });
    for (const root of roots) silence.states(states?.(root) ?? 0);
    for (const [document, root] of roots.entries()) {
      if (single[document] !== true) continue;
      const pointer = pointerOf([], document);
      const make = (): MapResult => map(root, { root, keys: [], pointer });
      yield* silence.of(root, guarded(make, format, pointer));
    }
    const whole = each.includes('')
      ? {
          ...context,
          limits: { ...context.limits, maxResultBytes: context.limits.maxDocumentBytes },
        }
      : context;
    let following: string | undefined;
    let met = single.filter(Boolean).length;
    let read = 0;
    let tooLarge = false;
    for await (const slice of readSlices(file, each, whole)) {
      const { pointer, keys } = slice;
      met += 1;
      // A document that is one result has not been checked for a next page yet.
      if (keys.length === 0) following = nextPageOf(slice.value);
      if (slice.problem?.reason === 'too_large' && keys.length === 0) tooLarge = true;
      else read += 1;
      if (slice.problem !== undefined) yield { kind: 'ignored', ...slice.problem, pointer };
      // Some tools written in Go write `null` for an empty list of results.
      else if (keys.length === 0 && isEmpty(slice.value)) continue;
      else if (keys.length > 0 && scalars !== true && !isStructure(slice.value))
        yield {
          kind: 'ignored',
          reason: 'malformed_result',
          ...skippedResult('not_an_object'),
          pointer,
        };
      else
        yield* silence.of(
          slice.value,
          guarded(
            () => map(slice.value, { root: roots[slice.document], keys, pointer }),
            format,
            pointer,
            holds && countEntries(slice.value, holds),
          ),
        );
    }
    if (listsAll === true && met === 0 && !unplaced)
      yield runItem(format, { ...rest, incomplete: 'nothing_scanned' });
    if (following !== undefined) yield runItem(format, { ...rest, ...pageOf(following) });
    // A result above the limit is skipped. If it is the whole report, nothing was read.
    if (tooLarge && read === 0)
      throw new ReportError(
        'too_large',
        reportFault('larger_than_format', { limit: context.limits.maxDocumentBytes }),
      );
    if (unplaced || (met > 0 && exhaustive !== true)) return;
    silence.without(needsRoot ? roots : await readFrames(file, each, context));
  }
  return {
    ...format,
    read: readPlaces({ each, looksIn, doubts, ...beside }, readJson),
  };
}
