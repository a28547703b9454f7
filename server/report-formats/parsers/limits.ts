/**
 * What one report may cost. A report beyond a limit is refused with a sentence, never read half in
 * silence.
 */
export interface ReportLimits {
  /** Bytes of the report, unpacked. */
  maxBytes: number;
  /** Unpacked bytes per packed byte, judged after the first megabyte. */
  maxRatio: number;
  maxArchiveEntries: number;
  /** Nesting of objects, arrays or elements. */
  maxDepth: number;
  /** Bytes of one result; a larger one is ignored, the rest goes on. */
  maxResultBytes: number;
  /** Bytes of a document that its format can only read whole. */
  maxDocumentBytes: number;
  /** Bytes of everything that is not a result: rules, run facts, totals. */
  maxFrameBytes: number;
  /** Wall-clock time of one report. */
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
