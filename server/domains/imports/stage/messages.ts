import type { ToolChoice } from '#domain/accepted-tools';
import type { PrioritySettings } from '../../prioritization/score/index.ts';
import type { SkippedResultType } from '../../../report-formats/skipped-result.ts';
import type {
  IgnoredReason,
  IncompleteReason,
  ReportErrorCode,
  ReportNotice,
  Unscanned,
} from '../../../report-formats/model.ts';
import type { ReportFault } from '../../../report-formats/report-faults.ts';
import type { ReportHints } from '../../../report-formats/read-report.ts';
import type { MessageValues } from '#domain/message-template';

/** A request to the worker to read one report. */
export interface ReadRequest extends ToolChoice {
  file: string;
  hints: ReportHints;
  /** The target named by the uploader. */
  target?: string;
  settings: PrioritySettings;
  repository: { confidential: boolean; priority: number };
  epssDate: string;
  /** Names of the tools whose findings the repository has. */
  knownTools: readonly string[];
  /** The repository has findings: results with known content need not be staged in full. */
  compare: boolean;
  maxMilliseconds: number;
  /** Limit of the worker's busy time; waiting for the database does not count. */
  maxBusyMilliseconds: number;
}

export interface IgnoredResult {
  reason: IgnoredReason;
  detail: string;
  type?: SkippedResultType;
  facts?: MessageValues;
  pointer: string;
}

export interface ReadRun {
  tool: string;
  format?: string;
  toolVersion?: string;
  branch?: string;
  commit?: string;
  completedAt?: string;
  /** The targets named by the run, otherwise the uploader's. */
  targets?: readonly string[];
  notices?: readonly ReportNotice[];
  /** The run did not cover everything. */
  incomplete?: IncompleteReason;
  /** What the tool could not scan, although it scanned the rest. */
  unscanned?: Unscanned;
  /** Where the reader expected the results of an unknown variant. */
  lookedFor?: string;
  /** An SBOM that was not scanned for vulnerabilities. */
  componentsOnly?: true;
  /** The organization excludes this tool. */
  excluded?: true;
}

/** A JSON array as UTF-8: built by the worker and parsed only by the database. */
export type JsonRows = Uint8Array<ArrayBuffer>;

/** Data that the worker asks the server to store. A few batches may be in flight. */
export type Batch =
  | { kind: 'run'; run: ReadRun }
  | { kind: 'control-sets'; sets: { id: number; labels: readonly string[] }[] }
  | { kind: 'rows'; rows: JsonRows; count: number }
  | { kind: 'components'; rows: JsonRows; count: number }
  | { kind: 'dependencies'; rows: JsonRows }
  | { kind: 'ignored'; results: IgnoredResult[] }
  | { kind: 'unaccounted'; count: number; pointer: string }
  | { kind: 'notice'; notice: ReportNotice };

/** Requests of the worker that the server answers. */
export type Question =
  | { kind: 'look-up'; ids: string[] }
  /**
   * `rows` is an array of `KnownRow`. The server stages the known ones and returns the positions of
   * the others.
   */
  | { kind: 'compare'; rows: JsonRows; count: number };

/** The server answers each `batch` and `question` under its id. */
export type WorkerMessage =
  | { kind: 'batch'; id: number; batch: Batch }
  | { kind: 'question'; id: number; question: Question }
  | { kind: 'end'; total: number }
  | { kind: 'refused'; code: ReportErrorCode; fault: ReportFault; pointer: string | undefined };

export type KnownIntelligence = {
  epss: (readonly [string, number])[];
  kev: (readonly [string, { dateAdded: string; ransomware: boolean }])[];
};

export type Answer =
  | { kind: 'stored' }
  | { kind: 'known'; known: KnownIntelligence }
  | { kind: 'compared'; positions: number[] };
export type ServerMessage =
  | { kind: 'order'; order: ReadRequest }
  | { kind: 'answer'; id: number; answer: Answer };
