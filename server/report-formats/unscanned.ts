/**
 * Merges the parts that a reader reports as not scanned into the metadata of the run. They are
 * known only after the results, so they follow as one more run.
 */
import type { IncompleteReason, ReaderItem, ReportItem, ScanPart } from './model.ts';
import { maxUnscanned } from './normalize/failed-files.ts';

type Run = Extract<ReportItem, { kind: 'run' }>;

/** Drops the target from a part: in a run with a single target, every part belongs to it. */
const withoutTarget = ({ target: _target, ...part }: ScanPart): ScanPart => part;

class Collected {
  #parts = new Map<string, ScanPart>();
  #isWide: boolean;
  #whole: IncompleteReason | undefined;

  constructor(run: Run | undefined) {
    this.#isWide = run?.targets?.length === 1;
  }

  add(part: ScanPart): void {
    // Beyond the limit the whole run counts as unscanned.
    if (this.#parts.size > maxUnscanned) return;
    const added = this.#isWide ? withoutTarget(part) : part;
    // The part is the whole run: its single target, or nothing that the tool names.
    if (Object.keys(added).length === 0) {
      this.#whole ??= part.target === undefined ? 'files_failed' : 'scan_failed';
      return;
    }
    this.#parts.set(JSON.stringify(added), added);
    if (this.#parts.size > maxUnscanned && !this.#isWide) this.#widen();
  }

  /** Drops the targets: a rule that failed on too many hosts counts as failed on all of them. */
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
    // A run that closes nothing, or only lists components, needs no exceptions.
    run = item.incomplete === undefined && item.componentsOnly !== true ? item : undefined;
    const { unscanned, ...facts } = item;
    for (const part of unscanned ?? []) collected.add(part);
    yield unscanned === undefined ? item : { ...collected.unscanned, ...facts };
    collected = new Collected(item);
  }
  yield* end();
}
