/** Detects the text encoding. All later stages read UTF-8. */
import { ReportError } from '../model.ts';
import { reportFault } from '../report-faults.ts';

export interface Encoding {
  /** An encoding label supported by TextDecoder. */
  label: string;
  skip: number;
}

/** Names that need no translation. */
const signatures: readonly { name: string; bytes: readonly number[] }[] = [
  { name: 'PDF', bytes: [0x25, 0x50, 0x44, 0x46] },
  { name: 'PNG', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { name: 'ELF', bytes: [0x7f, 0x45, 0x4c, 0x46] },
  { name: 'JPEG', bytes: [0xff, 0xd8, 0xff] },
  { name: 'GIF', bytes: [0x47, 0x49, 0x46, 0x38] },
  { name: '7z', bytes: [0x37, 0x7a, 0xbc, 0xaf] },
  { name: 'RAR', bytes: [0x52, 0x61, 0x72, 0x21] },
  { name: 'xz', bytes: [0xfd, 0x37, 0x7a, 0x58] },
  { name: 'bzip2', bytes: [0x42, 0x5a, 0x68] },
  { name: 'Zstandard', bytes: [0x28, 0xb5, 0x2f, 0xfd] },
  { name: 'Office 97–2003', bytes: [0xd0, 0xcf, 0x11, 0xe0] },
  { name: 'SQLite', bytes: [0x53, 0x51, 0x4c, 0x69] },
];

/** Refuses a file of another document type. */
export const otherDocumentError = (document: string): ReportError =>
  new ReportError('not_text', reportFault('other_document', { document }));

const begins = (head: Buffer, bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => head[index] === byte);

/**
 * The share of zero bytes at even and odd positions identifies UTF-16 without a byte order mark.
 */
function zeroShares(head: Buffer): { even: number; odd: number } {
  let even = 0;
  let odd = 0;
  for (let index = 0; index < head.length; index += 1)
    if (head[index] === 0) {
      if (index % 2 === 0) even += 1;
      else odd += 1;
    }
  return { even: even / Math.max(head.length / 2, 1), odd: odd / Math.max(head.length / 2, 1) };
}

function declared(head: Buffer): string | undefined {
  const label = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i
    .exec(head.toString('latin1').slice(0, 300))?.[1]
    ?.toLowerCase();
  if (label === undefined || label === 'utf-8' || label === 'utf8') return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/**
 * Decides whether a text without a declared encoding is UTF-8. If it does not decode and has no
 * valid multi-byte character, Windows saved it in a Western code page. A single corrupt byte in
 * UTF-8 leaves the other characters valid.
 */
export function guessEncoding(beginning: Buffer): 'utf-8' | 'windows-1252' {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(beginning, { stream: true });
    return 'utf-8';
  } catch {
    return /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/.test(
      beginning.toString('latin1'),
    )
      ? 'utf-8'
      : 'windows-1252';
  }
}

export function detectEncoding(head: Buffer): Encoding {
  if (begins(head, [0xef, 0xbb, 0xbf])) return { label: 'utf-8', skip: 3 };
  if (begins(head, [0xff, 0xfe])) return { label: 'utf-16le', skip: 2 };
  if (begins(head, [0xfe, 0xff])) return { label: 'utf-16be', skip: 2 };
  const known = signatures.find((signature) => begins(head, signature.bytes));
  if (known !== undefined) throw otherDocumentError(known.name);
  const zeros = zeroShares(head.subarray(0, 4096));
  if (zeros.odd > 0.6 && zeros.even < 0.1) return { label: 'utf-16le', skip: 0 };
  if (zeros.even > 0.6 && zeros.odd < 0.1) return { label: 'utf-16be', skip: 0 };
  if (zeros.even + zeros.odd > 0.2) throw new ReportError('not_text', reportFault('binary'));
  return { label: declared(head) ?? 'utf-8', skip: 0 };
}
