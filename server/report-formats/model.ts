/**
 * What every format turns a scanner's report into. A value that the report does not state stays
 * absent, so that the code downstream never has to distinguish an unknown value from an invented one.
 */
import type { Category } from '#domain/finding-category';
import type { Severity } from '#domain/finding-filters';
import type { SkippedResult } from './skipped-result.ts';
import type { ReportFault } from './report-faults.ts';

/**
 * A place in a file, counted as SARIF 2.1.0 §3.30 does: 1-based, `endLine` inclusive, `endColumn`
 * one past the last character.
 */
export interface SourceRange {
  /** As the report gives it; normalised to a repository path by `normalisePath`. */
  path: string;
  startLine?: number;
  startColumn?: number;
  endLine?: number;
  endColumn?: number;
  /** Source text as the report carries it, and the line its first character is on. */
  snippet?: string;
  snippetStartLine?: number;
}

export interface CodeFlowStep extends SourceRange {
  message?: string;
}

/** A package or operating-system component that a finding is about. */
export interface Component {
  name: string;
  version?: string;
  /** Package URL (ECMA-427), canonical form. */
  purl?: string;
  ecosystem?: string;
  /** Manifest or lock file, or path inside an image. */
  manifestPath?: string;
  fixedVersions?: string[];
  licenses?: string[];
  /**
   * True when the report says that the project asks for it itself, false when something else brings
   * it.
   */
  direct?: boolean;
  /** True when the report says that only development needs it, false when production does. */
  development?: boolean;
}

export interface CvssScore {
  version: '2.0' | '3.0' | '3.1' | '4.0';
  vector?: string;
  /** 0.0–10.0, computed from the vector where there is one. */
  score: number;
  source?: string;
}

/** One edit of a fix that the report itself brings. Without `endLine` the text is inserted. */
export interface FixChange {
  path: string;
  startLine: number;
  startColumn?: number;
  endLine?: number;
  endColumn?: number;
  /** Columns count Unicode code points instead of UTF-16 units. */
  countsCodePoints?: true;
  replacement: string;
}

export interface ReportFinding {
  /** The scanner's own rule id; for a vulnerable component the vulnerability id. */
  ruleId: string;
  ruleName?: string;
  ruleHelpUri?: string;
  title: string;
  /** As reported (bounded), Markdown or plain text; made safe only where it is rendered. */
  description?: string;
  mitigation?: string;
  severity: Severity;
  /** The scanner's own word for the severity, as it wrote it. */
  severityRaw?: string;
  category: Category;
  confidence?: 'high' | 'medium' | 'low';
  cvss?: CvssScore[];
  /**
   * CVE, GHSA, OSV and similar ids as their registries write them (`CVE-2021-44228`,
   * `GHSA-jfh8-c2jp-5v3q`), the primary id first.
   */
  vulnerabilityIds?: string[];
  cwes?: number[];
  /** OWASP ids that the report itself states, e.g. `A03:2021`. */
  owasp?: string[];
  epss?: { score: number; percentile?: number };
  knownExploited?: boolean;
  /** Where the scanner looked whether the flawed code is called. */
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
  /**
   * Fingerprints that the report states, by name (SARIF partialFingerprints, Semgrep fingerprint,
   * …).
   */
  fingerprints?: Record<string, string>;
  /**
   * The one of them (`name=value`) that survives moved lines, where the format knows that its tool
   * computes such.
   */
  stableFingerprint?: string;
  /** Set when the report says that the result is suppressed, reviewed away or a false positive. */
  suppression?: {
    kind: string;
    status?: 'accepted' | 'underReview' | 'rejected';
    justification?: string;
  };
  /** First and last seen, where the scanner itself remembers (ISO 8601). */
  firstSeenAt?: string;
  lastSeenAt?: string;
  author?: { name?: string; email?: string; commit?: string; date?: string };
  /** Its place in the report: JSON pointer, XPath-like path, or `row 12`. */
  pointer: string;
}

/** A component of a software bill of materials. */
export interface ReportComponent extends Component {
  /** The document's own reference (bom-ref, SPDXID). */
  ref: string;
  type?: string;
  group?: string;
  hashes?: Record<string, string>;
  supplier?: string;
  pointer: string;
}

/**
 * A wrong tool name that was corrected, text around the report that was left out, or faults of its
 * XML that were mended.
 */
export type ReportNotice =
  | { code: 'read_as_another_tool'; facts: { sent_as: string; tool: string } }
  | { code: 'among_other_text' | 'read_leniently'; facts: Record<string, never> };

/**
 * What the tool says of a run that did not look at everything: at nothing at all, not to its end, or
 * not at every file; or what its reader says: the report is a log of events, or the results are not
 * where it knows them. Findings that such a run lacks are not gone.
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
 * A part of what was to be scanned. Where it states several of these, it is what they have in
 * common: a rule on a host. Where it states none, it is everything.
 */
export interface ScanPart {
  /** Path of a file of the repository, or of a folder with all that is in it. */
  file?: string;
  /** The scanner's own rule id. */
  rule?: string;
  /** Name of a component. */
  component?: string;
  /** Host, image or account, as `target.ts` writes it. */
  target?: string;
}

/** What the tool names that it could not look at. The rest of its run is complete. */
export type Unscanned = readonly ScanPart[];

/** What a mapper says of a part that the tool could not look at, on the way. */
export interface UnscannedItem {
  kind: 'unscanned';
  unscanned: Unscanned;
}

/** What a reader yields before what it says of the unscanned has become a part of its run. */
export type ReaderItem = ReportItem | UnscannedItem;

/** What an importer yields while it reads. Unknown parts of a report are skipped, never fatal. */
export type ReportItem =
  | {
      kind: 'run';
      /** The scanner's own name, as people know it. */
      tool: string;
      /** Id of the format that was recognised. */
      format?: string;
      toolVersion?: string;
      branch?: string;
      /**
       * What it looked at, where it says so (`facts/target.ts`): what it lacks of other targets is
       * not gone.
       */
      targets?: readonly string[];
      commit?: string;
      completedAt?: string;
      /**
       * The report lists components and says nothing of vulnerabilities: it must not close any
       * finding.
       */
      componentsOnly?: true;
      /** The run did not look at everything: it closes nothing. */
      incomplete?: IncompleteReason;
      /** The run looked at everything but this, whose findings it does not close. */
      unscanned?: Unscanned;
      /** Where the results of an unknown variant should have been: paths in the report. */
      lookedFor?: string;
      /** What the sender should know. */
      notices?: readonly ReportNotice[];
    }
  | { kind: 'finding'; finding: ReportFinding }
  | { kind: 'component'; component: ReportComponent }
  | { kind: 'dependency'; from: string; to: string[] }
  /** One result that cannot be imported; the rest of the report goes on. */
  | ({ kind: 'ignored'; reason: IgnoredReason; pointer: string } & SkipDetail)
  /**
   * Entries of the report of which its reader said nothing: the account of the report does not
   * balance. Negative where it gave more than the report holds.
   */
  | { kind: 'unaccounted'; count: number; pointer: string }
  /** What the sender should know and only the end of the report shows. */
  | { kind: 'notice'; notice: ReportNotice };

/** A report within an archive that cannot be read says why in the words of its failure alone. */
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
 * A report that cannot be read at all. `pointer` names the place, `fault` says why; `message` is
 * its English sentence.
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
