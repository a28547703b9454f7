/** The files of a tar archive: ustar, pax, GNU and the older form without a mark. */
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
  /** What is not read of it is skipped with the next entry. */
  content: AsyncIterable<Buffer>;
}

/** Every header carries the sum of its bytes; the eight bytes of the sum count as blanks. */
function hasChecksum(head: Buffer): boolean {
  let sum = 0;
  for (let index = 0; index < blockBytes; index += 1)
    sum += index >= checksumAt && index < checksumAt + 8 ? 0x20 : (head[index] ?? 0);
  const stated = cutAt(head.toString('latin1', checksumAt, checksumAt + 8), '\0').trim();
  return /^[0-7]+$/.test(stated) && sum === Number.parseInt(stated, 8);
}

/** The oldest archives have no mark, a damaged one has no sum. */
export const isTar = (head: Buffer): boolean =>
  head.length >= blockBytes &&
  head[0] !== 0 &&
  (head.toString('latin1', 257, 262) === 'ustar' || hasChecksum(head));

/** A path that climbs out of the archive is refused, although it only names the entry. */
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

/** A reader that stops early does not end the entry: that would end the archive. */
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

/** The types of tar-stream 3.2 lack the option for archives of the older form. */
const options: Parameters<typeof extract>[0] & { allowUnknownFormat: boolean } = {
  allowUnknownFormat: true,
};

/** Folders, links and devices have no content and are left out. */
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
