// Ends requests whose body does not arrive. Node's own `requestTimeout` covers a whole request,
// which would end the upload of a gigabyte over a slow connection.
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export type ConnectionLimits = {
  /** Concurrent connections; further ones are closed immediately. */
  connections: number;
  /** Time for the request line and all headers. */
  headMs: number;
  /** Time for a body. An upload has this time for each piece of `pieceBytes`. */
  bodyMs: number;
  pieceBytes: number;
  /** Interval of the check. */
  checkMs: number;
};

export const connectionLimits: Omit<ConnectionLimits, 'connections'> = {
  headMs: 15_000,
  bodyMs: 30_000,
  pieceBytes: 240_000,
  checkMs: 5_000,
};

type Arriving = { since: number; bytesBefore: number };

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUpload = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false;

/**
 * Also watches bodies of requests that have already been answered, because they keep their
 * connection.
 */
export const endSlowRequests = (
  app: FastifyInstance,
  { connections, bodyMs, pieceBytes, checkMs }: ConnectionLimits,
): void => {
  const arriving = new Map<IncomingMessage, Arriving>();
  app.server.maxConnections = connections;
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    // A request injected by a test has no socket.
    if (raw.socket instanceof Socket && hasBody(raw) && !raw.complete)
      arriving.set(raw, { since: Date.now(), bytesBefore: raw.socket.bytesRead });
    done();
  });
  const check = () => {
    for (const [raw, { since, bytesBefore }] of arriving) {
      const { socket } = raw;
      if (raw.complete || socket.destroyed) {
        arriving.delete(raw);
        continue;
      }
      if (Date.now() - since < bodyMs) continue;
      if (isUpload(raw) && socket.bytesRead - bytesBefore >= pieceBytes) {
        arriving.set(raw, { since: Date.now(), bytesBefore: socket.bytesRead });
        continue;
      }
      arriving.delete(raw);
      const timeout = Object.assign(new Error('Request timeout'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      });
      app.server.emit('clientError', timeout, socket);
    }
  };
  const timer = setInterval(check, checkMs);
  timer.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
};
