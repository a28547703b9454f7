import type { IgnoredResult, ReadRun } from './messages.ts';
import type { LeftOutType } from '../reports/left-out.ts';
import type { ScanNote } from './notes.ts';

/** Results of which nobody knows which findings they are. */
const unread: ReadonlySet<LeftOutType | undefined> = new Set([
  'json_unexpected',
  'json_no_value',
  'unreadable',
  'row_too_large',
  'element_too_large',
  'result_too_large',
] as const);

/** What is known of a report while it is being read. */
export class ImportState {
  readonly tools = new Set<string>();
  /** Tools that have looked for findings, and whose results were wanted: what a complete report of theirs lacks is fixed. */
  readonly speaksFor = new Set<string>();
  /** What its runs say that they looked at. */
  readonly stated: { tool: string; target: string }[] = [];
  /** Tools of which one run or another does not say. */
  readonly unstating = new Set<string>();
  /** By what they say: several runs of a report may say the same. */
  readonly notes = new Map<string, ScanNote>();
  readonly ignoredByReason: Record<string, number> = {};
  rows = 0;
  components = 0;
  ignored = 0;
  kept = 0;
  run: ReadRun | undefined;
  /** Every result could be read: what the report lacks may be fixed. */
  isWhole = true;

  takeRun(run: ReadRun): void {
    this.tools.add(run.tool);
    if (run.componentsOnly !== true && run.excluded !== true) {
      this.speaksFor.add(run.tool);
      for (const target of run.targets ?? []) this.stated.push({ tool: run.tool, target });
      if (run.targets === undefined) this.unstating.add(run.tool);
    }
    for (const notice of run.notices ?? []) this.note(notice);
    this.run ??= run;
  }

  note(note: ScanNote): void {
    this.notes.set(JSON.stringify(note), note);
  }

  /** Counts all of them and answers those that are still worth keeping. */
  takeIgnored(
    results: readonly IgnoredResult[],
    most: number,
  ): { from: number; keep: readonly IgnoredResult[] } {
    for (const { reason, type } of results) {
      this.ignoredByReason[reason] = (this.ignoredByReason[reason] ?? 0) + 1;
      if (unread.has(type)) this.isWhole = false;
    }
    this.ignored += results.length;
    const from = this.kept;
    const keep = results.slice(0, Math.max(0, most - from));
    this.kept += keep.length;
    return { from, keep };
  }

  /** A result takes about 1.5 kB: near enough for a bar that moves and never arrives early. */
  progress(fileSize: number): number {
    const expected = Math.max(1, fileSize / 1500);
    return 0.8 * (1 - Math.exp((-2 * (this.rows + this.components)) / expected));
  }
}
