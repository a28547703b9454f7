/**
 * What a reader meets among the results that the tool could not look at becomes a part of what the
 * report says of its run: as one more run after the results, as they were read by then.
 */
import type { ReaderItem, ReportItem, Unscanned } from './model.ts';
import { maxUnscanned } from './normalize/failed-files.ts';

type Run = Extract<ReportItem, { kind: 'run' }>;

class Collected {
  readonly #files = new Set<string>();
  readonly #rules = new Set<string>();

  add({ files, rules }: Unscanned): void {
    // More than the limit are as good as all.
    if (this.#files.size + this.#rules.size > maxUnscanned) return;
    for (const file of files) this.#files.add(file);
    for (const rule of rules) this.#rules.add(rule);
  }

  *of(run: Run | undefined): Generator<Run> {
    const size = this.#files.size + this.#rules.size;
    if (run === undefined || size === 0) return;
    const { notices: _said, unscanned: _before, ...facts } = run;
    yield size > maxUnscanned
      ? { ...facts, incomplete: 'files_failed' }
      : { ...facts, unscanned: { files: [...this.#files], rules: [...this.#rules] } };
  }
}

export async function* withUnscanned(items: AsyncIterable<ReaderItem>): AsyncGenerator<ReportItem> {
  let run: Run | undefined;
  let collected = new Collected();
  for await (const item of items) {
    if (item.kind === 'unscanned') {
      collected.add(item.unscanned);
      continue;
    }
    if (item.kind === 'run') {
      yield* collected.of(run);
      collected = new Collected();
      // A run that closes nothing, or speaks for components alone, needs no exceptions.
      run = item.incomplete === undefined && item.componentsOnly !== true ? item : undefined;
    }
    yield item;
  }
  yield* collected.of(run);
}
