/**
 * Resource limits for one report. A report beyond a limit is refused with a reason, never partly
 * read without notice.
 */
export interface ReportLimits {
  /** Bytes of the report, unpacked. */
  maxBytes: number;
  /** Unpacked bytes per packed byte, checked after the first megabyte. */
  maxRatio: number;
  maxArchiveEntries: number;
  /** Nesting depth of objects, arrays or elements. */
  maxDepth: number;
  /** Bytes of one result. A larger result is skipped and reading goes on. */
  maxResultBytes: number;
  /** Bytes of a document that its format can only read as a whole. */
  maxDocumentBytes: number;
  /** Bytes of everything outside the results: rules, run metadata, totals. */
  maxFrameBytes: number;
  /** Wall-clock time for one report. */
  maxMilliseconds: number;
}

const mebibyte = 1024 * 1024;

export const defaultLimits: ReportLimits = {
  maxBytes: 2048 * mebibyte,
  maxRatio: 200,
  maxArchiveEntries: 20_000,
  maxDepth: 200,
  maxResultBytes: 16 * mebibyte,
  maxDocumentBytes: 64 * mebibyte,
  maxFrameBytes: 96 * mebibyte,
  maxMilliseconds: 15 * 60 * 1000,
};
