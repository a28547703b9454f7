/**
 * What a reader meets among the results that the tool could not look at becomes a part of what the
 * report says of its run: as one more run after the results, as they were read by then.
 */
import type { IncompleteReason, ReaderItem, ReportItem, ScanPart } from './model.ts';
import { maxUnscanned } from './normalize/failed-files.ts';

type Run = Extract<ReportItem, { kind: 'run' }>;

/** A run of one target is about that one alone, by whatever name a part calls it. */
const withoutTarget = ({ target: _target, ...part }: ScanPart): ScanPart => part;

class Collected {
  #parts = new Map<string, ScanPart>();
  #isWide: boolean;
  #whole: IncompleteReason | undefined;

  constructor(run: Run | undefined) {
    this.#isWide = run?.targets?.length === 1;
  }

  add(part: ScanPart): void {
    // More than the limit are as good as all.
    if (this.#parts.size > maxUnscanned) return;
    const added = this.#isWide ? withoutTarget(part) : part;
    // A part that is everything: the one target, or nothing that the tool names.
    if (Object.keys(added).length === 0) {
      this.#whole ??= part.target === undefined ? 'files_failed' : 'scan_failed';
      return;
    }
    this.#parts.set(JSON.stringify(added), added);
    if (this.#parts.size > maxUnscanned && !this.#isWide) this.#widen();
  }

  /** A rule on each of many hosts is that rule on all of them. */
  #widen(): void {
    this.#isWide = true;
    const parts = [...this.#parts.values()];
    this.#parts = new Map();
    for (const part of parts) this.add(part);
  }

  get unscanned(): Pick<Run, 'incomplete' | 'unscanned'> {
    const parts = [...this.#parts.values()];
    const whole = this.#whole ?? (parts.length > maxUnscanned ? 'files_failed' : undefined);
    if (whole !== undefined) return { incomplete: whole };
    return parts.length === 0 ? {} : { unscanned: parts };
  }
}

export async function* withUnscanned(items: AsyncIterable<ReaderItem>): AsyncGenerator<ReportItem> {
  let run: Run | undefined;
  let collected = new Collected(undefined);
  function* end(): Generator<Run> {
    if (run === undefined) return;
    const { notices: _notices, unscanned: _before, ...facts } = run;
    const gathered = collected.unscanned;
    if (Object.keys(gathered).length > 0) yield { ...facts, ...gathered };
  }
  for await (const item of items) {
    if (item.kind === 'unscanned') {
      for (const part of item.unscanned) collected.add(part);
      continue;
    }
    if (item.kind !== 'run') {
      yield item;
      continue;
    }
    yield* end();
    collected = new Collected(item);
    // A run that closes nothing, or speaks for components alone, needs no exceptions.
    run = item.incomplete === undefined && item.componentsOnly !== true ? item : undefined;
    const { unscanned, ...facts } = item;
    for (const part of unscanned ?? []) collected.add(part);
    yield unscanned === undefined ? item : { ...collected.unscanned, ...facts };
    collected = new Collected(item);
  }
  yield* end();
}
