/**
 * Splits a table into records as a stream, so that a record above the limit is dropped and the
 * others are read. csv-parse cannot do that: after a record above its `max_record_size` it reports
 * no further record, even with `skip_records_with_error` (7.0.3).
 */
import { Transform } from 'node:stream';
import { ReportError } from '../model.ts';
import { reportFault } from '../report-faults.ts';

const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * Parser state within a record. Quotes follow the rules of csv-parse: they open a cell at its
 * beginning, and a doubled quote inside is a literal one.
 */
interface Place {
  quoted: boolean;
  /** The previous byte closed the quotes of a cell. */
  closed: boolean;
  cellBegins: boolean;
  blank: boolean;
}

/**
 * Passes on all records except those larger than `limit` bytes, and calls `onDropped` with the row
 * number of each of those.
 */
export function dropLargeRecords(
  { delimiter, headLine }: { delimiter: string; headLine: number },
  limit: number,
  onDropped: (row: number) => void,
): Transform {
  const separator = delimiter.charCodeAt(0);
  const place: Place = { quoted: false, closed: false, cellBegins: true, blank: true };
  /** 1-based; counts the lines before the header, the header and the records after it. */
  let row = 1;
  let ending: number | undefined;
  /** The current record, as far as it arrived in earlier chunks. */
  let held: Buffer[] = [];
  let heldSize = 0;

  /** Returns whether the byte ends the record. */
  const ends = (byte: number | undefined): boolean => {
    const { closed, cellBegins } = place;
    place.closed = false;
    place.cellBegins = false;
    if (place.quoted) {
      place.quoted = byte !== quote;
      place.closed = !place.quoted;
      return false;
    }
    if (byte === ending) return true;
    if (byte === separator) place.cellBegins = true;
    // Lines before the header are not split into cells.
    else if (byte === quote && (cellBegins || closed) && row >= headLine) place.quoted = true;
    if (byte !== carriageReturn) place.blank = false;
    return false;
  };

  const leaveOut = (): void => {
    if (row <= headLine)
      throw new ReportError('too_large', reportFault('columns_too_large', { limit }), `row ${row}`);
    onDropped(row);
  };

  const nextRecord = (): void => {
    // The parser skips empty lines, but counts those before the header.
    if (!place.blank || row < headLine) row += 1;
    Object.assign(place, { cellBegins: true, closed: false, blank: true });
    held = [];
    heldSize = 0;
  };

  const pass = (out: Transform, chunk: Buffer): void => {
    ending ??=
      !chunk.includes(lineFeed) && chunk.includes(carriageReturn) ? carriageReturn : lineFeed;
    let unsent = 0;
    let begin = 0;
    for (let index = 0; index < chunk.length; index += 1) {
      if (!ends(chunk[index])) continue;
      if (heldSize + index + 1 - begin > limit) {
        if (begin > unsent) out.push(chunk.subarray(unsent, begin));
        leaveOut();
        unsent = index + 1;
      } else for (const part of held) out.push(part);
      begin = index + 1;
      nextRecord();
    }
    if (begin > unsent) out.push(chunk.subarray(unsent, begin));
    heldSize += chunk.length - begin;
    if (heldSize <= limit) held.push(chunk.subarray(begin));
    else held = [];
  };

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        pass(this, chunk);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        if (heldSize <= limit) for (const part of held) this.push(part);
        else if (place.quoted)
          throw new ReportError('truncated_report', reportFault('ends_in_cell'), `row ${row}`);
        else leaveOut();
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}
