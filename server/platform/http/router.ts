// Mounts every operation of the contract on Fastify: authenticate, authorize, decode, validate,
// handle, project.
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContractDocument, Operation } from '#domain/contract-operations';
import { createRequestCheck, lacksVersion } from '#domain/contract-request';
import { createValidator, toErrorDetail, type Validator } from '#domain/contract-validator';
import type { Deps } from '../deps.ts';
import { authenticate } from './authenticate.ts';
import { authorize, requireSecondFactor } from './authorize.ts';
import { etagOf, headersOfAnswer, isKnown } from './answer-headers.ts';
import { answerOnce, type SentAnswer } from './idempotency.ts';
import type { Principal } from './principal.ts';
import { fieldError } from '#domain/field-errors';
import {
  requestedFields,
  knownFieldsOf,
  rowFieldsOf,
  shortenRows,
  shortSchema,
  unknownFields,
} from '#domain/row-fields';
import { Problem } from './problem.ts';
import { createProblem } from './problem-codes.ts';
import type { RecentTokens } from './recent-tokens.ts';
import { createProjector, type ProjectResponse } from './response-projection.ts';
import { findUnstorableText } from './nul-characters.ts';
import { answerVersion, type ContractDays, daysOf } from './versions.ts';

/** The common shape of all handlers; `types.ts` types each of them. */
type AnyReply = { status: number; body?: unknown; headers?: Record<string, string> };
export type AnyHandlers = Readonly<Record<string, ((ctx: never) => Promise<AnyReply>) | undefined>>;

export type RouterOptions = {
  document: ContractDocument;
  operations: readonly Operation[];
  handlers: AnyHandlers;
  recentTokens: RecentTokens;
  validateResponses: boolean;
};

/** Everything derived from the document alone. */
type ContractTools = {
  document: ContractDocument;
  validator: Validator;
  check: ReturnType<typeof createRequestCheck>;
  project: ProjectResponse;
  days: ContractDays;
};

type Tools = ContractTools & {
  deps: Deps;
  recentTokens: RecentTokens;
  validateResponses: boolean;
};

const knownTools = new WeakMap<ContractDocument, ContractTools>();

/** Validators are compiled once per document: a test process starts hundreds of servers. */
const contractTools = (document: ContractDocument): ContractTools => {
  const known = knownTools.get(document);
  if (known) return known;
  const validator = createValidator(document);
  const tools = {
    document,
    validator,
    check: createRequestCheck(document, validator),
    project: createProjector(document),
    days: daysOf(document),
  };
  knownTools.set(document, tools);
  return tools;
};

type Query = Readonly<Record<string, unknown>>;

const refuseUnstorable = (value: unknown, place: string): void => {
  const at = findUnstorableText(value);
  if (at)
    throw new Problem(400, 'invalid_request', [
      { ...fieldError('unstorable'), loc: [place, ...at] },
    ]);
};

/** The JSON body; undefined if the caller sent none, or sent a form. */
const bodyOf = ({ body }: Operation, request: FastifyRequest): unknown => {
  if (body?.json === undefined) return undefined;
  // JavaScript clients without a body send only the header.
  return request.body === null && request.headers['content-length'] === '0'
    ? undefined
    : request.body;
};

/** Rejects all names at once that no row of the list or file has. */
const refuseUnknownFields = (tools: Tools, operation: Operation, query: Query): void => {
  const asked = requestedFields(query);
  const names = asked && knownFieldsOf(tools.document, operation);
  const errors = names ? unknownFields(names, asked) : [];
  if (errors.length > 0) throw new Problem(422, 'invalid', errors);
};

const checked = (tools: Tools, operation: Operation, request: FastifyRequest) => {
  const body = bodyOf(operation, request);
  const { path, query, errors } = tools.check(operation, {
    path: (request.params ?? {}) as Record<string, unknown>,
    query: (request.query ?? {}) as Record<string, unknown>,
    headers: request.headers,
    body,
  });
  if (lacksVersion(errors)) throw createProblem(428, 'precondition_required');
  if (errors.length > 0) throw new Problem(400, 'invalid_request', errors);
  refuseUnstorable(path, 'path');
  refuseUnstorable(query, 'query');
  refuseUnstorable(body, 'body');
  refuseUnknownFields(tools, operation, query);
  const isForm = operation.body?.multipart !== undefined && operation.body.json === undefined;
  if (isForm && !request.isMultipart())
    throw new Problem(415, 'unsupported_media_type', 'Send this as multipart/form-data.');
  return { path, query, body };
};

const contextOf = (
  tools: Tools,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  who: Principal | undefined,
) => {
  const { path, query, body } = checked(tools, operation, request);
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return {
    path,
    query,
    body,
    get who(): Principal {
      if (!who) throw new Error(`Operation ${operation.id} is public and has no caller`);
      return who;
    },
    scope: who ? authorize(operation.access, who) : 'all',
    parts: () => request.parts({ limits: { fileSize: tools.deps.config.uploadLimitBytes } }),
    rawBody: request.rawBody,
    header: (name: string) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    requestId: request.id,
    address: normalizeIP(request.ip, 64),
    signal: gone.signal,
  };
};

/** The fields to which the rows of this response are reduced. */
const fieldsOf = (
  { document }: Tools,
  operation: Operation,
  { status }: AnyReply,
  query: Query,
): readonly string[] | undefined => {
  const asked = requestedFields(query);
  return asked && status === 200 && rowFieldsOf(document, operation) ? asked : undefined;
};

const writeBody = (tools: Tools, operation: Operation, answer: AnyReply, query: Query): string => {
  const schema = operation.responses.get(answer.status);
  const fields = fieldsOf(tools, operation, answer, query);
  const body = fields ? shortenRows(answer.body, fields) : answer.body;
  const text = JSON.stringify(schema ? tools.project(schema, body) : body);
  if (tools.validateResponses && schema) {
    const errors = tools.validator.check(
      [operation.id, answer.status, ...(fields ?? [])].join(' '),
      () => (fields ? shortSchema(tools.document, schema, fields) : schema),
      JSON.parse(text),
    );
    if (errors.length > 0)
      throw new Error(
        `${operation.id} answered ${answer.status} against the contract: ${JSON.stringify(toErrorDetail(errors, 'response'))}`,
      );
  }
  return text;
};

const isJson = (operation: Operation, status: number): boolean =>
  operation.responses.get(status) !== undefined;

/** A download stays a stream; everything else is sent as text. */
type Sendable = SentAnswer & { stream?: unknown };

const sentAnswer = (
  tools: Tools,
  operation: Operation,
  { url, params }: FastifyRequest,
  answer: AnyReply,
  query: Query,
): Sendable => {
  const { basePath } = tools.deps.config;
  const path = (params ?? {}) as Record<string, unknown>; // parameters of the path, by name
  const headers = {
    ...headersOfAnswer(operation, { url, basePath, path }, answer),
    ...answer.headers,
  };
  const { status, body } = answer;
  if (body === undefined) return { status, headers, text: undefined };
  return isJson(operation, status)
    ? { status, headers, text: writeBody(tools, operation, answer, query) }
    : { status, headers, text: undefined, stream: body };
};

const send = (
  { method }: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, text, stream }: Sendable,
) => {
  reply.status(status).headers({ 'cache-control': 'no-store', ...headers });
  if (text === undefined) return reply.send(stream);
  if (method === 'GET' && status === 200) {
    const etag = headers['etag'] ?? etagOf(text);
    reply.header('etag', etag);
    if (isKnown(request, etag)) return reply.status(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(text);
};

/**
 * The files may be archives. The compression plugin would send such bytes unchanged, with an
 * encoding header that the client then decodes, or fails to decode.
 */
const sentAsStored: ReadonlySet<string> = new Set(['downloadFile']);

const mount = (
  app: FastifyInstance,
  tools: Tools,
  operation: Operation,
  handlers: AnyHandlers,
): void => {
  const handler = handlers[operation.id] as ((ctx: unknown) => Promise<AnyReply>) | undefined;
  if (!handler) throw new Error(`No handler registered for operation ${operation.id}`);
  app.route({
    method: operation.method,
    url: operation.url,
    ...(sentAsStored.has(operation.id) && { compress: false }),
    onRequest: (request, reply, done) => done(answerVersion(tools.days, operation, request, reply)),
    // Authenticates before the body is read, so that anonymous callers cannot upload. Runs after
    // `onRequest`, which counts requests, so that guessing tokens is rate-limited too.
    preParsing: async (request) => {
      if (operation.access === 'public') return;
      const who = await authenticate(
        tools.deps.db,
        request.headers.authorization,
        tools.deps.now(),
      );
      tools.recentTokens.remember(request);
      authorize(operation.access, who);
      requireSecondFactor(operation.id, who);
      request.principal = who;
    },
    handler: async (request, reply) => {
      const ctx = contextOf(tools, operation, request, reply, request.principal);
      const answer = await answerOnce(tools.deps, operation, request, async () =>
        sentAnswer(tools, operation, request, await handler(ctx), ctx.query),
      );
      return send(operation, request, reply, answer);
    },
  });
};

export const mountContract = (
  app: FastifyInstance,
  deps: Deps,
  { document, operations, handlers, recentTokens, validateResponses }: RouterOptions,
): void => {
  app.decorateRequest('principal', undefined);
  app.decorateRequest('rawBody', '');
  const tools: Tools = { ...contractTools(document), deps, recentTokens, validateResponses };
  for (const operation of operations) mount(app, tools, operation, handlers);
};

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | undefined;
    rawBody: string;
  }
}
