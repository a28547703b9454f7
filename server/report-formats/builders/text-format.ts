/** Builds a format of texts or human-readable pages, which are read as a whole. */
import { type CleanText, doubtText } from '../clean-text.ts';
import type { Entry } from '../entries.ts';
import type { ReaderItem } from '../model.ts';
import { readText } from '../parsers/report-file.ts';
import type { SampleKind } from '../parsers/sniff.ts';
import type { RawFinding } from '../raw-finding.ts';
import {
  type FormatDefinition,
  guarded,
  type ReportFormat,
  runItem,
  type RunMetadata,
} from '../report-format.ts';
import { doubtSilence } from '../variant.ts';

export interface TextResult {
  pointer: string;
  finding: RawFinding;
}

/** Like TextResult, for an entry that may be skipped. */
export interface TextEntry {
  pointer: string;
  finding: Entry;
}

interface TextFormat extends Omit<FormatDefinition, 'kinds'> {
  kinds?: readonly SampleKind[];
  run?: (text: string) => RunMetadata;
  /**
   * What the tool writes when it finds nothing. If absent, the tool writes nothing in that case, so
   * a text without results is an unknown variant.
   */
  clean?: CleanText | readonly CleanText[];
  map: (text: string) => readonly TextEntry[];
}

/**
 * For the few tools whose only report is text or an HTML page. It is read as a whole, so its size
 * is bounded.
 */
export function textFormat({
  kinds = ['text'],
  run,
  clean = [],
  map,
  ...facts
}: TextFormat): ReportFormat {
  const format: FormatDefinition = { ...facts, kinds };
  return {
    ...format,
    async *read(file, context) {
      const text = await readText(file, {
        ...context,
        limits: { ...context.limits, maxBytes: context.limits.maxFrameBytes },
      });
      function* items(): Generator<ReaderItem> {
        yield runItem(format, run?.(text));
        for (const { pointer, finding } of map(text))
          yield* guarded(() => finding, format, pointer);
      }
      yield* doubtSilence(items(), ({ entries, unfamiliar: strange }) =>
        entries > strange ? undefined : doubtText(text, [clean].flat()),
      );
    },
  };
}
