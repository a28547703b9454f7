import { randomFillSync } from 'node:crypto';
import { v5, v7 } from 'uuid';

/** Random bytes for many ids: an import creates tens of thousands. */
const pool = new Uint8Array(16 * 512);
let used = pool.length;

const random = (): Uint8Array => {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += 16;
  return pool.subarray(used - 16, used);
};

const last = { msecs: 0, seq: 0 };

/**
 * UUID version 7 (RFC 9562): ids sort by creation time, and within a millisecond by creation order.
 */
export const newId = (): string => {
  const bytes = random();
  const now = Date.now();
  if (now > last.msecs)
    Object.assign(last, {
      msecs: now,
      seq: new DataView(bytes.buffer, bytes.byteOffset).getUint32(6) >>> 1,
    });
  else last.seq += 1;
  return v7({ random: bytes, ...last });
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => uuid.test(text);

/** Returns a deterministic id for `of` within `within`. */
export const derivedId = (of: string, within: string): string => v5(of, within);

/**
 * Returns the least id that can be created at this time or later: a bound for the newest rows of a
 * table.
 */
export const firstIdAt = (time: Date): string => {
  const hex = Math.max(0, time.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};
