/** What a check found: lines to print, and failures; none is a pass. */
export type CheckResult = { lines: readonly string[]; failures: readonly string[] };

export type Check = { name: string; run: (root: string) => Promise<CheckResult> };
