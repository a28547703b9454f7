/** A report file on disk: unpacked, UTF-8, without a byte order mark. */
import { createReadStream } from 'node:fs';
import type { ReportError } from '../model.ts';
import type { ReportLimits } from './limits.ts';

export interface ReportFile {
  path: string;
  /** The name given by the sender, or of the archive entry. */
  name: string;
  size: number;
  /** Bytes to skip: a byte order mark. */
  skip: number;
  /** Offset at which the report ends, if other text follows. */
  end?: number;
  /** Why this file of an archive cannot be a report. */
  refused?: ReportError;
  /**
   * A file of the same archive that completes this one, such as the audit decisions on its results.
   */
  beside?: ReportFile;
}

export interface ReadContext {
  limits: ReportLimits;
  signal: AbortSignal;
  /** Notices that readers can only determine while reading. */
  notices?: Set<LateNotice>;
}

/** `read_leniently`: XML errors were repaired that a strict parser would reject. */
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

/** Reads the whole text of a small report. The format sets its own bound. */
export async function readText(file: ReportFile, context: ReadContext): Promise<string> {
  const parts: Buffer[] = [];
  for await (const chunk of readBytes(file, context)) parts.push(chunk);
  return Buffer.concat(parts).toString('utf8');
}
