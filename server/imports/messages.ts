import type { PrioritySettings } from '../prioritisation/settings.ts';
import type { IgnoredReason } from '../reports/model.ts';
import type { ReportHints } from '../reports/read-report.ts';

/** What the thread that reads a report is started with. */
export interface ReadOrder {
  file: string;
  hints: ReportHints;
  settings: PrioritySettings;
  repository: { confidential: boolean; priority: number };
  epssDate: string;
  /** Tools whose results the organisation does not want (lower case). */
  excludedTools: readonly string[];
  /** Empty: all tools are wanted. */
  includedTools: readonly string[];
  maxMilliseconds: number;
}

export interface IgnoredResult {
  reason: IgnoredReason;
  detail: string;
  pointer: string;
}

export interface ReadRun {
  tool: string;
  format?: string;
  toolVersion?: string;
  branch?: string;
  commit?: string;
  completedAt?: string;
  notice?: string;
}

/** What the thread asks or reports. Each but the last two is answered before the next is sent: memory is bounded by one batch. */
export type FromReader =
  | { kind: 'run'; run: ReadRun }
  | { kind: 'look-up'; ids: string[] }
  | { kind: 'rows'; rows: string; count: number }
  | { kind: 'components'; rows: string; count: number }
  | { kind: 'dependencies'; rows: string }
  | { kind: 'ignored'; results: IgnoredResult[] }
  | { kind: 'end'; total: number }
  | { kind: 'refused'; code: string; message: string; pointer: string | undefined };

export type Known = {
  epss: (readonly [string, number])[];
  kev: (readonly [string, { dateAdded: string; ransomware: boolean }])[];
};

export type ToReader = { kind: 'go-on' } | { kind: 'known'; known: Known };
