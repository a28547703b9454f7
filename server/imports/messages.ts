import type { PrioritySettings } from '../prioritisation/settings.ts';
import type { LeftOutType } from '../reports/left-out.ts';
import type { IgnoredReason, ReportErrorCode, ReportNotice } from '../reports/model.ts';
import type { ReportFault } from '../reports/report-faults.ts';
import type { ReportHints } from '../reports/read-report.ts';
import type { Facts } from '../runtime/blanks.ts';

/** What the thread is told to read. */
export interface ReadOrder {
  file: string;
  hints: ReportHints;
  /** What its sender says that it looked at. */
  target?: string;
  settings: PrioritySettings;
  repository: { confidential: boolean; priority: number };
  epssDate: string;
  /** Tools whose results the organisation does not want (lower case). */
  excludedTools: readonly string[];
  /** Empty: all tools are wanted. */
  includedTools: readonly string[];
  /** The repository has findings: what it knows word for word need not be written down again. */
  compare: boolean;
  maxMilliseconds: number;
}

export interface IgnoredResult {
  reason: IgnoredReason;
  detail: string;
  type?: LeftOutType;
  facts?: Facts;
  pointer: string;
}

export interface ReadRun {
  tool: string;
  format?: string;
  toolVersion?: string;
  branch?: string;
  commit?: string;
  completedAt?: string;
  /** What it says that it looked at, or else its sender. */
  targets?: readonly string[];
  notices?: readonly ReportNotice[];
  /** A bill of materials that has not looked for vulnerabilities. */
  componentsOnly?: true;
  /** The organisation does not want the results of this tool. */
  excluded?: true;
}

/** A JSON array as UTF-8: made by the thread, parsed by the database, and nowhere in between. */
export type JsonRows = Uint8Array<ArrayBuffer>;

/** What the thread wants to have stored. A few of them may be on their way at a time. */
export type Batch =
  | { kind: 'run'; run: ReadRun }
  | { kind: 'control-sets'; sets: { id: number; labels: readonly string[] }[] }
  | { kind: 'rows'; rows: JsonRows; count: number }
  | { kind: 'components'; rows: JsonRows; count: number }
  | { kind: 'dependencies'; rows: JsonRows }
  | { kind: 'ignored'; results: IgnoredResult[] };

/** What the thread wants to know. */
export type Question =
  | { kind: 'look-up'; ids: string[] }
  /** `rows` is an array of `KnownRow`: those that are known are staged, and the others answered. */
  | { kind: 'compare'; rows: JsonRows; count: number };

/** Each `batch` and `question` is answered under its number. */
export type FromReader =
  | { kind: 'batch'; id: number; batch: Batch }
  | { kind: 'question'; id: number; question: Question }
  | { kind: 'end'; total: number }
  | { kind: 'refused'; code: ReportErrorCode; fault: ReportFault; pointer: string | undefined };

export type Known = {
  epss: (readonly [string, number])[];
  kev: (readonly [string, { dateAdded: string; ransomware: boolean }])[];
};

export type Answer =
  | { kind: 'stored' }
  | { kind: 'known'; known: Known }
  | { kind: 'compared'; positions: number[] };
export type ToReader =
  | { kind: 'order'; order: ReadOrder }
  | { kind: 'answer'; id: number; answer: Answer };
