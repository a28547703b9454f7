/**
 * The common result model of all formats. A value that the report does not state stays absent, so
 * that downstream code can distinguish unknown values from defaults.
 */
import type { Category } from '#domain/finding-category';
import type { Severity } from '#domain/finding-filters';
import type { SkippedResult } from './skipped-result.ts';
import type { ReportFault } from './report-faults.ts';

/**
 * A place in a file, counted as in SARIF 2.1.0 §3.30: 1-based, `endLine` inclusive, `endColumn` one
 * past the last character.
 */
export interface SourceRange {
  /** As the report gives it; converted to a repository path by `normalizePath`. */
  path: string;
  startLine?: number;
  startColumn?: number;
  endLine?: number;
  endColumn?: number;
  /** Source text from the report, and the line of its first character. */
  snippet?: string;
  snippetStartLine?: number;
}

export interface CodeFlowStep extends SourceRange {
  message?: string;
}

/** A package or operating-system component that a finding refers to. */
export interface Component {
  name: string;
  version?: string;
  /** Package URL (ECMA-427), canonical form. */
  purl?: string;
  ecosystem?: string;
  /** A manifest or lock file, or a path inside an image. */
  manifestPath?: string;
  fixedVersions?: string[];
  licenses?: string[];
  /** True for a direct dependency, false for a transitive one, where the report states it. */
  direct?: boolean;
  /**
   * True for a development-only dependency, false for one used in production, where the report
   * states it.
   */
  development?: boolean;
}

export interface CvssScore {
  version: '2.0' | '3.0' | '3.1' | '4.0';
  vector?: string;
  /** 0.0–10.0, computed from the vector if there is one. */
  score: number;
  source?: string;
}

/** One edit of a fix supplied by the report. Without `endLine` the text is inserted. */
export interface FixChange {
  path: string;
  startLine: number;
  startColumn?: number;
  endLine?: number;
  endColumn?: number;
  /** Columns count Unicode code points instead of UTF-16 code units. */
  countsCodePoints?: true;
  replacement: string;
}

export interface ReportFinding {
  /** The scanner's own rule id. For a vulnerable component, the vulnerability id. */
  ruleId: string;
  ruleName?: string;
  ruleHelpUri?: string;
  title: string;
  /** As reported (bounded), Markdown or plain text. Sanitized only on rendering. */
  description?: string;
  mitigation?: string;
  severity: Severity;
  /** The scanner's own word for the severity. */
  severityRaw?: string;
  category: Category;
  confidence?: 'high' | 'medium' | 'low';
  cvss?: CvssScore[];
  /**
   * CVE, GHSA, OSV and similar ids in the spelling of their registries (`CVE-2021-44228`,
   * `GHSA-jfh8-c2jp-5v3q`), the primary id first.
   */
  vulnerabilityIds?: string[];
  cwes?: number[];
  /** OWASP ids that the report states, e.g. `A03:2021`. */
  owasp?: string[];
  epss?: { score: number; percentile?: number };
  knownExploited?: boolean;
  /** Set where the scanner analysed whether the vulnerable code is called. */
  reachability?: 'reachable' | 'not_reachable';
  location?: SourceRange;
  relatedLocations?: SourceRange[];
  codeFlow?: CodeFlowStep[];
  component?: Component;
  /** URL, host or host:port of a dynamic or network finding. */
  endpoint?: string;
  httpMethod?: string;
  httpParameter?: string;
  image?: { reference?: string; digest?: string; layer?: string };
  cloudResource?: {
    provider?: string;
    account?: string;
    region?: string;
    type?: string;
    id: string;
  };
  references?: string[];
  tags?: string[];
  fix?: { description?: string; changes: FixChange[] };
  /** Fingerprints from the report, by name (SARIF partialFingerprints, Semgrep fingerprint, …). */
  fingerprints?: Record<string, string>;
  /**
   * The fingerprint (`name=value`) that stays the same when lines move, where the format knows that
   * its tool computes one.
   */
  stableFingerprint?: string;
  /** Set when the report marks the result as suppressed, reviewed or a false positive. */
  suppression?: {
    kind: string;
    status?: 'accepted' | 'underReview' | 'rejected';
    justification?: string;
  };
  /** First and last seen, where the scanner keeps such a history (ISO 8601). */
  firstSeenAt?: string;
  lastSeenAt?: string;
  author?: { name?: string; email?: string; commit?: string; date?: string };
  /** Position in the report: a JSON pointer, an XPath-like path, or `row 12`. */
  pointer: string;
}

/** A component of a software bill of materials (SBOM). */
export interface ReportComponent extends Component {
  /** The reference used within the document (bom-ref, SPDXID). */
  ref: string;
  type?: string;
  group?: string;
  hashes?: Record<string, string>;
  supplier?: string;
  pointer: string;
}

/**
 * A tool name in the request that was corrected, text around the report that was skipped, or XML
 * errors that were repaired.
 */
export type ReportNotice =
  | { code: 'read_as_another_tool'; facts: { sent_as: string; tool: string } }
  | { code: 'among_other_text' | 'read_leniently'; facts: Record<string, never> };

/**
 * Why a run is incomplete. The tool states that it scanned nothing, stopped early or failed on some
 * files; or the reader finds that the report is an event log, or that its results are not in the
 * known places. An incomplete run does not close findings that are missing from it.
 */
export const incompleteReasons = [
  'nothing_scanned',
  'scan_failed',
  'files_failed',
  'event_log',
  'unknown_variant',
] as const;
export type IncompleteReason = (typeof incompleteReasons)[number];

/**
 * A part of the scan scope. Several properties narrow it to their intersection, such as a rule on a
 * host. Without any property it is the whole scope.
 */
export interface ScanPart {
  /** Path of a file of the repository, or of a folder with everything below it. */
  file?: string;
  /** The scanner's own rule id. */
  rule?: string;
  /** Name of a component. */
  component?: string;
  /** Host, image or account, in the form of `normalize/target.ts`. */
  target?: string;
}

/** Parts that the tool names as not scanned. The rest of its run is complete. */
export type Unscanned = readonly ScanPart[];

/** A part that the tool could not scan, as a mapper reports it between the results. */
export interface UnscannedItem {
  kind: 'unscanned';
  unscanned: Unscanned;
}

/** What a reader yields before its unscanned parts are merged into its run. */
export type ReaderItem = ReportItem | UnscannedItem;

/** What a reader yields. Unknown parts of a report are skipped, never fatal. */
export type ReportItem =
  | {
      kind: 'run';
      /** The scanner's name as users know it. */
      tool: string;
      /** Id of the detected format. */
      format?: string;
      toolVersion?: string;
      branch?: string;
      /**
       * What the run scanned, where the report states it (`normalize/target.ts`). Findings of other
       * targets stay open.
       */
      targets?: readonly string[];
      commit?: string;
      completedAt?: string;
      /** The report lists components without vulnerabilities, so it must not close any finding. */
      componentsOnly?: true;
      /** The run is incomplete: it closes nothing. */
      incomplete?: IncompleteReason;
      /** The parts that the run did not scan. Their findings stay open. */
      unscanned?: Unscanned;
      /** Where the results of an unknown variant were expected: paths in the report. */
      lookedFor?: string;
      /** Notices for the sender. */
      notices?: readonly ReportNotice[];
    }
  | { kind: 'finding'; finding: ReportFinding }
  | { kind: 'component'; component: ReportComponent }
  | { kind: 'dependency'; from: string; to: string[] }
  /** One result that cannot be imported; reading goes on with the next. */
  | ({ kind: 'ignored'; reason: IgnoredReason; pointer: string } & SkipDetail)
  /**
   * The number of entries that the reader did not account for. Negative if it yielded more entries
   * than the report holds.
   */
  | { kind: 'unaccounted'; count: number; pointer: string }
  /** A notice for the sender that is known only at the end of the report. */
  | { kind: 'notice'; notice: ReportNotice };

/** For a report within an archive that cannot be read, the only reason is the text of its error. */
export type SkipDetail = SkippedResult | { detail: string };

export const ignoredReasons = [
  'malformed_result',
  'no_rule_and_no_message',
  'not_a_finding',
  'passed',
  'fixed_in_report',
  'dismissed',
  'suppressed',
  'unsafe_path',
  'duplicate_in_report',
  'excluded_by_settings',
  'too_large',
] as const;
export type IgnoredReason = (typeof ignoredReasons)[number];

/**
 * A report that cannot be read at all. `pointer` names the place, `fault` the reason; `message` is
 * the English sentence for it.
 */
export class ReportError extends Error {
  readonly code: ReportErrorCode;
  readonly fault: ReportFault;
  readonly pointer: string | undefined;
  constructor(code: ReportErrorCode, fault: ReportFault, pointer?: string) {
    super(fault.message);
    this.name = 'ReportError';
    this.code = code;
    this.fault = fault;
    this.pointer = pointer;
  }
}

export const reportErrorCodes = [
  'empty_report',
  'unknown_format',
  'unsupported_version',
  'malformed_report',
  'truncated_report',
  'too_large',
  'too_deep',
  'not_text',
  'archive_refused',
  'timed_out',
] as const;
export type ReportErrorCode = (typeof reportErrorCodes)[number];
