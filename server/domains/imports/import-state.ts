import { unseenResultCodes } from '#domain/scan-notes';
import { isSettled } from '#domain/settled-entries';
import type { IgnoredResult, ReadRun } from './stage/messages.ts';
import type { SkippedResultType } from '../../report-formats/skipped-result.ts';
import type { IgnoredReason, ScanPart, Unscanned } from '../../report-formats/model.ts';
import type { Exception } from './reconcile/scope.repo.ts';
import type { ScanNote } from '../../platform/db/schema/repositories.ts';

/** Skipped results that cannot be matched with a finding. */
const unread: ReadonlySet<SkippedResultType | undefined> = new Set([
  'json_unexpected',
  'json_no_value',
  'unreadable',
  'not_an_object',
  'section_not_read',
  'row_too_large',
  'element_too_large',
  'result_too_large',
] as const);

/** Only this many entries that are not findings are stored: their number is enough for users. */
const maxKeptSettled = 100;

/** Number of skipped files or rules of a tool that users are shown. */
const maxShown = 20;

/** Results that are probably findings but could not be read. */
const lostReasons: ReadonlySet<IgnoredReason> = new Set([
  'malformed_result',
  'no_rule_and_no_message',
  'unsafe_path',
  'too_large',
]);

/** What the worker has reported so far about a report. */
export class ImportState {
  readonly tools = new Set<string>();
  /**
   * Tools that searched for findings and are not excluded: a finding missing from their complete
   * report is fixed.
   */
  readonly speaksFor = new Set<string>();
  /** Targets named by the report's runs. */
  readonly stated: { tool: string; target: string }[] = [];
  /** Tools with at least one run that names no target. */
  readonly unstating = new Set<string>();
  /** Tools with a run that did not cover everything. */
  readonly incomplete = new Set<string>();
  /** Files or rules that an otherwise complete tool could not scan. */
  readonly unscanned: Exception[] = [];
  /** Keyed by content, because several runs may produce the same note. */
  readonly notes = new Map<string, ScanNote>();
  readonly ignoredByReason: Record<string, number> = {};
  rows = 0;
  components = 0;
  /** Skipped results that may be relevant to the user. */
  ignored = 0;
  /** Entries that are not findings: passed, fixed or dismissed. */
  settled = 0;
  /** Skipped results that may be findings. */
  lost = 0;
  /** Entries of the report that its reader neither returned nor skipped. */
  unaccounted = 0;
  kept = 0;
  private keptSettled = 0;
  private unaccountedAt = '';
  run: ReadRun | undefined;
  /** Every result was readable, so findings missing from the report may be fixed. */
  isWhole = true;

  takeRun(run: ReadRun): void {
    this.tools.add(run.tool);
    if (run.componentsOnly !== true && run.excluded !== true) {
      this.speaksFor.add(run.tool);
      for (const target of run.targets ?? []) this.stated.push({ tool: run.tool, target });
      if (run.targets === undefined) this.unstating.add(run.tool);
    }
    if (run.incomplete !== undefined && run.excluded !== true) {
      this.incomplete.add(run.tool);
      this.note({
        code: run.incomplete,
        facts: {
          tool: run.tool,
          ...(run.lookedFor !== undefined && { looked_for: run.lookedFor }),
        },
      });
    }
    if (run.unscanned !== undefined && run.excluded !== true) this.except(run.tool, run.unscanned);
    for (const notice of run.notices ?? []) this.note(notice);
    this.run ??= run;
  }

  private except(tool: string, parts: Unscanned): void {
    this.unscanned.push(...parts.map((part) => ({ tool, ...part })));
    const shown = (name: (part: ScanPart) => string | undefined): string[] =>
      [...new Set(parts.flatMap((part) => name(part) ?? []))].slice(0, maxShown);
    const files = shown(({ file }) => file);
    const packages = shown(({ file, component }) => (file === undefined ? component : undefined));
    const rules = shown(({ file, component, rule }) =>
      (file ?? component) === undefined ? rule : undefined,
    );
    const hosts = shown(({ file, component, rule, target }) =>
      (file ?? component ?? rule) === undefined
        ? target?.slice(target.indexOf(':') + 1)
        : undefined,
    );
    if (files.length > 0) this.note({ code: 'files_unscanned', facts: { tool, files } });
    if (packages.length > 0) this.note({ code: 'components_unscanned', facts: { tool, packages } });
    if (rules.length > 0) this.note({ code: 'rules_unscanned', facts: { tool, rules } });
    if (hosts.length > 0) this.note({ code: 'targets_unscanned', facts: { tool, hosts } });
  }

  note(note: ScanNote): void {
    this.notes.set(JSON.stringify(note), note);
  }

  /** Counts all skipped results and returns those that still fit under the limit. */
  takeIgnored(
    results: readonly IgnoredResult[],
    most: number,
  ): { from: number; keep: readonly IgnoredResult[] } {
    const wanted: IgnoredResult[] = [];
    for (const result of results) {
      const { reason, type } = result;
      this.ignoredByReason[reason] = (this.ignoredByReason[reason] ?? 0) + 1;
      if (unread.has(type)) this.isWhole = false;
      if (lostReasons.has(reason)) this.lost += 1;
      if (isSettled(reason)) this.settled += 1;
      else this.ignored += 1;
      if (!isSettled(reason) || this.keptSettled++ < maxKeptSettled) wanted.push(result);
    }
    const from = this.kept;
    const keep = wanted.slice(0, Math.max(0, most - from));
    this.kept += keep.length;
    return { from, keep };
  }

  takeUnaccounted(count: number, pointer: string): void {
    if (this.unaccounted === 0) this.unaccountedAt = pointer;
    this.unaccounted += Math.abs(count);
    const missing = Math.max(0, count);
    this.ignored += missing;
    if (missing > 0)
      this.ignoredByReason['malformed_result'] =
        (this.ignoredByReason['malformed_result'] ?? 0) + missing;
  }

  /**
   * Returns whether every entry became a finding or a skipped result, with more findings than
   * unreadable results. Otherwise a finding missing from the report is not evidence of a fix, and a
   * note is added.
   */
  isAccountedFor(): boolean {
    if (this.unaccounted > 0)
      this.note({
        code: 'entries_unaccounted',
        facts: { entries: this.unaccounted, place: this.unaccountedAt },
      });
    const mostlyLost = this.lost > this.rows;
    if (mostlyLost)
      this.note({ code: 'mostly_left_out', facts: { entries: this.lost, read: this.rows } });
    return this.unaccounted === 0 && !mostlyLost;
  }

  /** Returns whether the report consists of targets that its tools could not scan. */
  reachedNoTarget(): boolean {
    return (
      this.rows + this.settled === 0 && this.unscanned.some(({ target }) => target !== undefined)
    );
  }

  /** Returns whether the report has results, or is of a tool that is known to have scanned. */
  showsResults(): boolean {
    if (this.rows + this.components > 0) return true;
    const unseen = [...this.notes.values()].filter(({ code }) => unseenResultCodes.includes(code));
    return [...this.tools].some((tool) =>
      unseen.every(({ facts }) => (facts.tool ?? tool) !== tool),
    );
  }

  /**
   * A result takes about 1.5 kB. The estimate only has to keep the progress bar moving without
   * reaching the end early.
   */
  progress(fileSize: number): number {
    const expected = Math.max(1, fileSize / 1500);
    return 0.8 * (1 - Math.exp((-2 * (this.rows + this.components)) / expected));
  }
}
