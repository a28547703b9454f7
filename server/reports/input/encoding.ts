/** Recognises how the text is encoded. Everything downstream reads UTF-8. */
import { ReportError } from '../model.ts';

export interface Encoding {
  /** A label that TextDecoder knows. */
  label: string;
  skip: number;
}

const signatures: readonly { name: string; bytes: readonly number[] }[] = [
  { name: 'a PDF document', bytes: [0x25, 0x50, 0x44, 0x46] },
  { name: 'a PNG image', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { name: 'an executable', bytes: [0x7f, 0x45, 0x4c, 0x46] },
  { name: 'a 7z archive', bytes: [0x37, 0x7a, 0xbc, 0xaf] },
  { name: 'an SQLite database', bytes: [0x53, 0x51, 0x4c, 0x69] },
];

const begins = (head: Buffer, bytes: readonly number[]): boolean => bytes.every((byte, index) => head[index] === byte);

/** Share of zero bytes at even and odd places tells UTF-16 without a mark. */
function zeroShares(head: Buffer): { even: number; odd: number } {
  let even = 0;
  let odd = 0;
  for (let index = 0; index < head.length; index += 1) if (head[index] === 0) {
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  return { even: even / Math.max(head.length / 2, 1), odd: odd / Math.max(head.length / 2, 1) };
}

function declared(head: Buffer): string | undefined {
  const label = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(head.toString('latin1').slice(0, 300))?.[1]?.toLowerCase();
  if (label === undefined || label === 'utf-8' || label === 'utf8') return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

export function encodingOf(head: Buffer): Encoding {
  if (begins(head, [0xef, 0xbb, 0xbf])) return { label: 'utf-8', skip: 3 };
  if (begins(head, [0xff, 0xfe])) return { label: 'utf-16le', skip: 2 };
  if (begins(head, [0xfe, 0xff])) return { label: 'utf-16be', skip: 2 };
  const known = signatures.find((signature) => begins(head, signature.bytes));
  if (known !== undefined) throw new ReportError('not_text', `The file is ${known.name}, not a scanner report.`);
  const zeros = zeroShares(head.subarray(0, 4096));
  if (zeros.odd > 0.6 && zeros.even < 0.1) return { label: 'utf-16le', skip: 0 };
  if (zeros.even > 0.6 && zeros.odd < 0.1) return { label: 'utf-16be', skip: 0 };
  if (zeros.even + zeros.odd > 0.2) throw new ReportError('not_text', 'The file is binary data, not a scanner report.');
  return { label: declared(head) ?? 'utf-8', skip: 0 };
}
