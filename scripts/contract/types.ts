/** The result of a check: lines to print, and failures. It passes without failures. */
export type CheckResult = { lines: readonly string[]; failures: readonly string[] };

export type Check = { name: string; run: (root: string) => Promise<CheckResult> };
