// Responds to requests that Node's parser rejects. They reach no route and no hook, so the response
// is written to the socket.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { fieldError } from '#domain/field-errors';
import { Problem } from './problem.ts';

/**
 * Limit of the request line and all headers together, in bytes. It is high, so that a page with an
 * overlong URL still loads and can correct the URL.
 */
export const maxHeaderBytes = 128 * 1024;

type ConnectionError = Error & { code?: string };

const problemOf = (code: string | undefined): Problem => {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new Problem(
      431,
      'too_large',
      `Address and headers together are longer than this server reads (${maxHeaderBytes / 1024} kB).`,
    );
  return new Problem(code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400, 'invalid_request', [
    { ...fieldError('not_right'), loc: [] },
  ]);
};

/** A connection that the client has closed gets no response. */
export const sendClientError =
  (log: FastifyBaseLogger, headers: Readonly<Record<string, string>>) =>
  (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const id = randomUUID();
    log.info({ code: error.code, request: id }, 'unreadable request');
    const problem = problemOf(error.code);
    const body = JSON.stringify(problem.toBody(id));
    const lines = {
      ...headers,
      'x-request-id': id,
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    socket.end(
      [
        `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
        ...Object.entries(lines).map(([name, value]) => `${name}: ${value}`),
        '',
        body,
      ].join('\r\n'),
      // Otherwise a client that keeps sending would keep its connection.
      () => socket.destroySoon(),
    );
  };
