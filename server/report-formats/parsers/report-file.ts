/** A report as it lies on disk: unpacked, UTF-8, without byte order mark. */
import { createReadStream } from 'node:fs';
import type { ReportError } from '../model.ts';
import type { ReportLimits } from './limits.ts';

export interface ReportFile {
  path: string;
  /** As the sender called it, or the entry of an archive. */
  name: string;
  size: number;
  /** Bytes to skip: a byte order mark. */
  skip: number;
  /** Where what follows is no longer of the report. */
  end?: number;
  /** Why this file of an archive cannot be a report. */
  refused?: ReportError;
  /** A file of the same archive that completes this one: what people decided about its results. */
  beside?: ReportFile;
}

export interface ReadContext {
  limits: ReportLimits;
  signal: AbortSignal;
  /** What the readers found worth telling only after they had begun. */
  notices?: Set<LateNotice>;
}

/** `read_leniently`: faults of XML were mended that a strict reader would have refused. */
export type LateNotice = 'read_leniently';

const chunkBytes = 256 * 1024;

export async function* readBytes(file: ReportFile, context: ReadContext): AsyncGenerator<Buffer> {
  const stream = createReadStream(file.path, {
    start: file.skip,
    ...(file.end !== undefined && { end: file.end - 1 }),
    highWaterMark: chunkBytes,
  });
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    context.signal.throwIfAborted();
    yield chunk;
  }
}

/** Whole text of a small report; the format names its own bound. */
export async function readText(file: ReportFile, context: ReadContext): Promise<string> {
  const parts: Buffer[] = [];
  for await (const chunk of readBytes(file, context)) parts.push(chunk);
  return Buffer.concat(parts).toString('utf8');
}
