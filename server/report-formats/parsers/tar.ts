/**
 * Reads the files of a tar archive: ustar, pax, GNU and the older format without a magic number.
 */
import { cutAt } from '../normalize/cut.ts';
import { createReadStream } from 'node:fs';
import { extract, type Extract } from 'tar-stream';
import { ReportError } from '../model.ts';
import { reportFault } from '../report-faults.ts';

const blockBytes = 512;
const checksumAt = 148;

export interface TarEntry {
  name: string;
  size: number;
  /** Unread content is skipped when the next entry is requested. */
  content: AsyncIterable<Buffer>;
}

/**
 * Every header contains the sum of its bytes, in which the eight bytes of the sum itself count as
 * blanks.
 */
function hasChecksum(head: Buffer): boolean {
  let sum = 0;
  for (let index = 0; index < blockBytes; index += 1)
    sum += index >= checksumAt && index < checksumAt + 8 ? 0x20 : (head[index] ?? 0);
  const stated = cutAt(head.toString('latin1', checksumAt, checksumAt + 8), '\0').trim();
  return /^[0-7]+$/.test(stated) && sum === Number.parseInt(stated, 8);
}

/** The oldest archives have no magic number; damaged ones have no valid checksum. */
export const isTar = (head: Buffer): boolean =>
  head.length >= blockBytes &&
  head[0] !== 0 &&
  (head.toString('latin1', 257, 262) === 'ustar' || hasChecksum(head));

/** A path that leads outside the archive is refused, although it is only used as a name. */
function nameOf(path: string): string {
  if (path.split(/[\\/]/).includes('..'))
    throw new ReportError(
      'archive_refused',
      reportFault('archive_entry_leads_outside', { path: path.slice(0, 200) }),
    );
  return path.replace(/^(?:\.?\/)+/, '');
}

/** The parser's errors (tar-stream 3) have no codes. */
const archiveError = (error: unknown): unknown =>
  error instanceof Error && /^Unexpected end of data$/.test(error.message)
    ? new ReportError('archive_refused', reportFault('archive_cut_off'))
    : error instanceof Error && /^(?:Invalid|Header exceeds)/.test(error.message)
      ? new ReportError('archive_refused', reportFault('archive_damaged'))
      : error;

type Entry = Extract extends AsyncIterable<infer Each> ? Each : never;

/**
 * Iterates without closing the entry: closing it on early exit would destroy the archive stream.
 */
async function* contentOf(entry: Entry): AsyncGenerator<Buffer> {
  const chunks = entry[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      const next = await chunks.next();
      if (next.done === true) return;
      yield next.value;
    }
  } catch (error) {
    throw archiveError(error);
  }
}

/** The types of tar-stream 3.2 lack the option for archives in the older format. */
const options: Parameters<typeof extract>[0] & { allowUnknownFormat: boolean } = {
  allowUnknownFormat: true,
};

/** Yields regular files. Folders, links and devices have no content and are skipped. */
export async function* readTarEntries(file: string): AsyncGenerator<TarEntry> {
  const archive = createReadStream(file);
  const entries = extract(options);
  archive.on('error', (error) => entries.destroy(error));
  archive.pipe(entries);
  try {
    for await (const entry of entries) {
      const { name, size, type } = entry.header;
      if ((type === 'file' || type === 'contiguous-file') && !name.endsWith('/'))
        yield { name: nameOf(name), size, content: contentOf(entry) };
      entry.resume();
    }
  } catch (error) {
    throw archiveError(error);
  } finally {
    archive.destroy();
  }
}
