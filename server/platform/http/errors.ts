// The only place that turns errors into responses. Errors that are not a Problem are logged with
// their stack and answered as a 500 without details.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DatabaseTrouble, DatabaseUnavailableError } from '../db/database-error.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { fieldError } from '#domain/field-errors';
import { ObjectStoreError } from '../storage/object-store.ts';
import { Problem } from './problem.ts';
import { createProblem } from './problem-codes.ts';

const known: Record<string, (error: FastifyError) => Problem> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () =>
    new Problem(400, 'invalid_request', [{ ...fieldError('not_json'), loc: ['body'] }]),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Problem(415, 'unsupported_media_type', 'Send application/json.'),
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new Problem(413, 'too_large', 'The body is larger than this operation takes.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new Problem(400, 'invalid_request', [{ ...fieldError('other_length'), loc: ['body'] }]),
  FST_REQ_FILE_TOO_LARGE: () =>
    new Problem(413, 'too_large', 'The file is larger than this server takes.'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () =>
    new Problem(415, 'unsupported_media_type', 'Send this as multipart/form-data.'),
  FST_MP_PREMATURE_CLOSE: () =>
    new Problem(400, 'invalid_request', [{ ...fieldError('cut_off'), loc: ['body'] }]),
  FST_ERR_BAD_URL: () =>
    new Problem(400, 'invalid_request', [{ ...fieldError('not_an_address'), loc: ['path'] }]),
};

/** The multipart parser's own errors have no code. */
const unfinishedForm = /unexpected end of multipart data|Multipart: Boundary not found/i;

type Headers = Readonly<Record<string, string>>;

const databaseProblems: Record<DatabaseTrouble, (headers: Headers) => Problem> = {
  unavailable: (headers) =>
    new Problem(
      503,
      'database_unavailable',
      'The database is not responding. Try again in a few seconds.',
      { headers },
    ),
  read_only: (headers) =>
    new Problem(
      503,
      'database_read_only',
      'The database accepts no changes at the moment. Try again in a few seconds.',
      { headers },
    ),
  busy: (headers) =>
    new Problem(
      503,
      'database_busy',
      'The database took too long for this. Try again in a few seconds.',
      { headers },
    ),
};

const problemOf = (error: unknown): Problem | undefined => {
  if (error instanceof Problem) return error;
  if (error instanceof DatabaseUnavailableError)
    return databaseProblems[error.trouble]({ 'retry-after': String(error.retryAfterSeconds) });
  if (error instanceof ObjectStoreError)
    return new Problem(
      503,
      'storage_unavailable',
      'Files cannot be stored or read at the moment. Try again in a few seconds.',
      { headers: { 'retry-after': String(error.retryAfterSeconds) } },
    );
  if (isUniqueViolation(error)) return createProblem(409, 'saved_at_once');
  const { code, statusCode, message } = error as Partial<FastifyError>;
  if (message !== undefined && unfinishedForm.test(message))
    return new Problem(400, 'invalid_request', [{ ...fieldError('cut_off'), loc: ['body'] }]);
  const make = code === undefined ? undefined : known[code];
  if (make) return make(error as FastifyError);
  if (statusCode === 429)
    return new Problem(429, 'rate_limited', 'Too many requests. Wait a moment and try again.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Problem(statusCode, 'invalid_request', [
      message === undefined
        ? { ...fieldError('not_right'), loc: [] }
        : { ...fieldError('not_understood', { problem: message }), loc: [] },
    ]);
  return undefined;
};

const send = (request: FastifyRequest, reply: FastifyReply, problem: Problem) =>
  reply
    .status(problem.status)
    .headers({ ...problem.headers, 'cache-control': 'no-store' })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.toBody(request.id, request.server.basePath)));

/**
 * Also called for requests that are rejected before routing, which reach neither the error handler
 * nor the hooks.
 */
export const handleError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const problem = problemOf(error);
  if (!problem) request.log.error({ err: error }, 'request failed');
  else if (error instanceof DatabaseUnavailableError || error instanceof ObjectStoreError)
    request.log.warn({ err: error }, 'trouble behind the server');
  return send(
    request,
    reply,
    problem ?? createProblem(500, 'internal_error', { request: request.id }),
  );
};

export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(handleError);
};

export const sendProblem = send;
