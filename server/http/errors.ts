// The one place that turns an error into an answer. What is not a Problem is logged with its stack and answered without.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fault } from './field-faults.ts';
import { Problem } from './problem.ts';
import { refusal } from './refusals.ts';

const known: Record<string, (error: FastifyError) => Problem> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () =>
    new Problem(400, 'invalid_request', [{ ...fault('not_json'), loc: ['body'] }]),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Problem(415, 'unsupported_media_type', 'Send application/json.'),
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new Problem(413, 'too_large', 'The body is larger than this operation takes.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new Problem(400, 'invalid_request', [{ ...fault('other_length'), loc: ['body'] }]),
  FST_REQ_FILE_TOO_LARGE: () =>
    new Problem(413, 'too_large', 'The file is larger than this server takes.'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () =>
    new Problem(415, 'unsupported_media_type', 'Send this as multipart/form-data.'),
  FST_ERR_BAD_URL: () =>
    new Problem(400, 'invalid_request', [{ ...fault('not_an_address'), loc: ['path'] }]),
};

const problemOf = (error: unknown): Problem | undefined => {
  if (error instanceof Problem) return error;
  const { code, statusCode, message } = error as Partial<FastifyError>;
  const make = code === undefined ? undefined : known[code];
  if (make) return make(error as FastifyError);
  if (statusCode === 429)
    return new Problem(429, 'rate_limited', 'Too many requests. Wait a moment and try again.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Problem(statusCode, 'invalid_request', [
      message === undefined
        ? { ...fault('not_right'), loc: [] }
        : { ...fault('not_understood', { problem: message }), loc: [] },
    ]);
  return undefined;
};

const send = (request: FastifyRequest, reply: FastifyReply, problem: Problem) =>
  reply
    .status(problem.status)
    .headers({ ...problem.headers, 'cache-control': 'no-store' })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.toBody(request.id)));

/** Also for what is refused before a route is found, which passes by the error handler and the hooks. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const problem = problemOf(error);
  if (!problem) request.log.error({ err: error }, 'request failed');
  return send(request, reply, problem ?? refusal(500, 'internal_error', { request: request.id }));
};

export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(answerError);
};

export const sendProblem = send;
