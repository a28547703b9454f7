// Clients that keep a connection open and send almost nothing.
import { connect } from 'node:net';

export type Closed = { kind: string; milliseconds: number; answer: string };

const head = (url: string, type: string) =>
  `POST ${url} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 1000000\r\n\r\n`;

/** What each client sends first, and then repeatedly. */
export const kinds: Readonly<Record<string, readonly [beginning: string, piece: string]>> = {
  'a head that never ends': ['GET / HTTP/1.1\r\nX-A: ', 'a'],
  'a head of many fields': ['GET / HTTP/1.1\r\n', 'X-A: b\r\n'],
  'a body that drips': [head('/v1/login', 'application/json'), ' '],
  'an upload that drips': [head('/v1/upload_scan/x', 'multipart/form-data; boundary=b'), 'x'],
  'a body after its refusal': [head('/v1/team', 'application/json'), ' '],
};

/** Resolves when the server closes the connection, or without a response if it does not in time. */
export const drip = (
  port: number,
  kind: string,
  { everyMs, withinMs }: { everyMs: number; withinMs: number },
): Promise<Closed | undefined> =>
  new Promise((resolve) => {
    const [beginning = '', piece = ''] = kinds[kind] ?? [];
    const begun = performance.now();
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
    const drops = setInterval(() => {
      if (socket.writable) socket.write(piece);
    }, everyMs);
    const deadline = setTimeout(() => {
      clearInterval(drops);
      socket.destroy();
      resolve(undefined);
    }, withinMs);
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drops);
      clearTimeout(deadline);
      resolve({ kind, milliseconds: performance.now() - begun, answer });
    });
  });
