// Splits the stream of a PostgreSQL client into protocol messages.
const sslRequest = 80_877_103;
const gssRequest = 80_877_104;
const cancelRequest = 80_877_102;

export type Frame = {
  kind: 'encryption' | 'cancel' | 'startup' | 'message' | 'goodbye';
  bytes: Buffer;
};

const kindOfFirst = (code: number): Frame['kind'] =>
  code === sslRequest || code === gssRequest
    ? 'encryption'
    : code === cancelRequest
      ? 'cancel'
      : 'startup';

export const createFrameReader = () => {
  let buffer: Buffer = Buffer.alloc(0);
  let started = false;

  const nextFrame = (): Frame | undefined => {
    const header = started ? 1 : 0;
    if (buffer.length < header + 4) return undefined;
    const length = header + buffer.readInt32BE(header);
    if (buffer.length < Math.max(length, started ? 5 : 8)) return undefined;
    const bytes = buffer.subarray(0, length);
    buffer = buffer.subarray(length);
    if (started) return { kind: bytes[0] === 0x58 ? 'goodbye' : 'message', bytes };
    const kind = kindOfFirst(bytes.readInt32BE(4));
    started = kind === 'startup';
    return { kind, bytes };
  };

  return (chunk: Buffer): Frame[] => {
    buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk]);
    const frames: Frame[] = [];
    for (let frame = nextFrame(); frame !== undefined; frame = nextFrame()) frames.push(frame);
    return frames;
  };
};
