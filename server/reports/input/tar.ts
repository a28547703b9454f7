/** The entries of a tar archive: ustar and pax (POSIX.1-2001, "pax interchange format"), and the long names of GNU tar. */
import { open, type FileHandle } from 'node:fs/promises';
import { ReportError } from '../model.ts';
import { reportFault } from '../report-faults.ts';

const blockBytes = 512;
const checksumAt = 148;

/** Longer names and records than any file system has. */
const longestRecord = 64 * 1024;

export interface TarEntry {
  name: string;
  /** Where its content lies in the archive. */
  start: number;
  size: number;
}

const textOf = (block: Buffer, from: number, length: number): string => {
  const field = block.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end < 0 ? length : end);
};

/** Octal digits, or for what is too large for them a binary number behind a set bit (GNU). */
const numberOf = (block: Buffer, from: number, length: number): number => {
  if (((block[from] ?? 0) & 0x80) !== 0)
    return Number(
      BigInt(`0x${block.toString('hex', from, from + length)}`) &
        ((1n << BigInt(length * 8 - 1)) - 1n),
    );
  const digits = textOf(block, from, length).trim();
  return /^[0-7]*$/.test(digits) ? Number.parseInt(digits || '0', 8) : Number.NaN;
};

/** Every header carries the sum of its bytes, the sum's own eight counted as blanks. */
function isHeader(head: Buffer): boolean {
  let sum = 0;
  for (let index = 0; index < blockBytes; index += 1)
    sum += index >= checksumAt && index < checksumAt + 8 ? 0x20 : (head[index] ?? 0);
  return sum === numberOf(head, checksumAt, 8);
}

/** The oldest archives have no mark, a damaged one has no sum. */
export const isTar = (head: Buffer): boolean =>
  head.length >= blockBytes &&
  head[0] !== 0 &&
  (head.toString('latin1', 257, 262) === 'ustar' || isHeader(head));

/** `27 path=reports/semgrep.json\n`: the length counts itself. */
function paxRecords(content: Buffer): ReadonlyMap<string, string> {
  const records = new Map<string, string>();
  for (let at = 0; at < content.length;) {
    const length = Number.parseInt(content.toString('latin1', at, at + 12), 10);
    if (!(length > 0)) break;
    const [key = '', ...value] = content
      .toString('utf8', at, at + length)
      .replace(/^\d+ /, '')
      .replace(/\n$/, '')
      .split('=');
    records.set(key, value.join('='));
    at += length;
  }
  return records;
}

const cutOff = () => new ReportError('archive_refused', reportFault('archive_cut_off'));
const damaged = () => new ReportError('archive_refused', reportFault('archive_damaged'));

async function readAt(archive: FileHandle, start: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await archive.read(Buffer.alloc(length), 0, length, start);
  if (bytesRead < length) throw cutOff();
  return buffer;
}

/** A path within the archive: it only names the entry, but one that climbs out was meant to do harm. */
function nameOf(path: string): string {
  if (path.split(/[\\/]/).includes('..'))
    throw new ReportError(
      'archive_refused',
      reportFault('archive_entry_leads_outside', { path: path.slice(0, 200) }),
    );
  return path.replace(/^(?:\.?\/)+/, '');
}

/** Files alone: folders, links and devices have nothing to read. */
export async function* entriesOf(file: string, archiveBytes: number): AsyncGenerator<TarEntry> {
  const archive = await open(file, 'r');
  try {
    let said: { path?: string | undefined; size?: number | undefined } = {};
    for (let at = 0; at + blockBytes <= archiveBytes;) {
      const header = await readAt(archive, at, blockBytes);
      if (header[0] === 0) return;
      if (!isHeader(header)) throw damaged();
      const type = String.fromCharCode(header[156] ?? 0);
      const size = said.size ?? numberOf(header, 124, 12);
      const start = at + blockBytes;
      if (!Number.isSafeInteger(size) || size < 0) throw damaged();
      if (start + size > archiveBytes) throw cutOff();
      at = start + Math.ceil(size / blockBytes) * blockBytes;
      if (type === 'x' || type === 'L') {
        if (size > longestRecord) throw damaged();
        const content = await readAt(archive, start, size);
        const pax = type === 'x' ? paxRecords(content) : undefined;
        const length = pax?.get('size');
        said = pax
          ? {
              path: pax.get('path') ?? said.path,
              size: length === undefined ? undefined : Number(length),
            }
          : { ...said, path: textOf(content, 0, size) };
        continue;
      }
      const isPosix = header.toString('latin1', 257, 263) === 'ustar\0';
      const folder = isPosix ? textOf(header, 345, 155) : '';
      const path =
        said.path ?? [folder, textOf(header, 0, 100)].filter((part) => part !== '').join('/');
      if (type !== 'g') said = {};
      if ('07\0'.includes(type) && !path.endsWith('/')) yield { name: nameOf(path), start, size };
    }
  } finally {
    await archive.close();
  }
}
