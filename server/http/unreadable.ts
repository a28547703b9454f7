// Requests that Node's parser refuses: they reach no route and no hook, so the answer is written onto the socket.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { fault } from './field-faults.ts';
import { Problem } from './problem.ts';

/** Of the request line and all headers together, in bytes. An address full of nonsense still gets the page, which knows what to keep of it. */
export const headerLimit = 128 * 1024;

type ConnectionError = Error & { code?: string };

const problemOf = (code: string | undefined): Problem => {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new Problem(
      431,
      'too_large',
      `Address and headers together are longer than this server reads (${headerLimit / 1024} kB).`,
    );
  return new Problem(code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400, 'invalid_request', [
    { ...fault('not_right'), loc: [] },
  ]);
};

/** A connection that the other side gave up gets no answer. */
export const answerUnreadable =
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
    );
  };
