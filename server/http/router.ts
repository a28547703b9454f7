// Mounts every operation of the contract on Fastify: authenticate, authorise, decode, validate, handle, project.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { authenticate } from './authenticate.ts';
import { authorize } from './authorize.ts';
import { type ContractDocument, type Operation, operationsOf } from './contract.ts';
import { decodeParameters } from './parameters.ts';
import type { Principal } from './principal.ts';
import { fault } from './field-faults.ts';
import { Problem } from './problem.ts';
import { createProjector, type Project } from './project.ts';
import { findUnstorable } from './storable.ts';
import { createValidator, detailOf, parametersSchema, type Validator } from './validate.ts';

/** What all handlers have in common; `types.ts` gives each its exact shape. */
type AnyReply = { status: number; body?: unknown; headers?: Record<string, string> };
export type AnyHandlers = Readonly<Record<string, ((ctx: never) => Promise<AnyReply>) | undefined>>;

export type RouterOptions = {
  document: ContractDocument;
  handlers: AnyHandlers;
  validateResponses: boolean;
};

type Tools = {
  deps: Deps;
  document: ContractDocument;
  validator: Validator;
  project: Project;
  validateResponses: boolean;
};

const refuseUnstorable = (value: unknown, place: string): void => {
  const at = findUnstorable(value);
  if (at)
    throw new Problem(400, 'invalid_request', [{ ...fault('unstorable'), loc: [place, ...at] }]);
};

const checked = (
  tools: Tools,
  operation: Operation,
  place: 'path' | 'query',
  given: unknown,
): Record<string, unknown> => {
  const value = decodeParameters(
    tools.document,
    operation.parameters,
    place,
    (given ?? {}) as Record<string, unknown>,
  );
  const errors = tools.validator.check(
    `${operation.id} ${place}`,
    () => parametersSchema(operation, place),
    value,
  );
  if (errors.length > 0) throw new Problem(400, 'invalid_request', detailOf(errors, place));
  refuseUnstorable(value, place);
  return value;
};

const checkHeaders = (tools: Tools, operation: Operation, request: FastifyRequest): void => {
  const own = operation.parameters.filter((parameter) => parameter.in === 'header');
  if (own.length === 0) return;
  // Header names have no case; browsers and proxies add headers of their own.
  const given = Object.fromEntries(
    own.flatMap(({ name }) =>
      request.headers[name.toLowerCase()] === undefined
        ? []
        : [[name, request.headers[name.toLowerCase()]]],
    ),
  );
  const errors = tools.validator.check(
    `${operation.id} header`,
    () => parametersSchema(operation, 'header'),
    given,
  );
  if (errors.length > 0) throw new Problem(400, 'invalid_request', detailOf(errors, 'header'));
};

const checkedBody = (tools: Tools, operation: Operation, request: FastifyRequest): unknown => {
  const { body } = operation;
  const schema = body?.json;
  if (body?.multipart !== undefined && schema === undefined) {
    if (!request.isMultipart())
      throw new Problem(415, 'unsupported_media_type', 'Send this as multipart/form-data.');
    return undefined;
  }
  if (schema === undefined) return undefined;
  if (
    request.body === undefined ||
    (request.body === null && request.headers['content-length'] === '0')
  ) {
    if (!body?.required) return undefined;
    throw new Problem(400, 'invalid_request', [{ ...fault('no_body'), loc: ['body'] }]);
  }
  const errors = tools.validator.check(`${operation.id} body`, () => schema, request.body);
  if (errors.length > 0) throw new Problem(400, 'invalid_request', detailOf(errors, 'body'));
  refuseUnstorable(request.body, 'body');
  return request.body;
};

const contextOf = (
  tools: Tools,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  who: Principal | undefined,
) => {
  checkHeaders(tools, operation, request);
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return {
    path: checked(tools, operation, 'path', request.params),
    query: checked(tools, operation, 'query', request.query),
    body: checkedBody(tools, operation, request),
    get who(): Principal {
      if (!who) throw new Error(`${operation.id} is public: nobody is signed in.`);
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
    address: request.ip,
    signal: gone.signal,
  };
};

const writeBody = (tools: Tools, operation: Operation, answer: AnyReply): string => {
  const schema = operation.responses.get(answer.status);
  const text = JSON.stringify(schema ? tools.project(schema, answer.body) : answer.body);
  if (tools.validateResponses && schema) {
    const errors = tools.validator.check(
      `${operation.id} ${answer.status}`,
      () => schema,
      JSON.parse(text),
    );
    if (errors.length > 0)
      throw new Error(
        `${operation.id} answered ${answer.status} against the contract: ${JSON.stringify(detailOf(errors, 'response'))}`,
      );
  }
  return text;
};

const isJson = (operation: Operation, status: number): boolean =>
  operation.responses.get(status) !== undefined;

const mount = (
  app: FastifyInstance,
  tools: Tools,
  operation: Operation,
  handlers: AnyHandlers,
): void => {
  const handler = handlers[operation.id] as ((ctx: unknown) => Promise<AnyReply>) | undefined;
  if (!handler) throw new Error(`Nobody answers ${operation.id}.`);
  app.route({
    method: operation.method,
    url: operation.url,
    // Before the body is read: nobody uploads anything without being somebody. After `onRequest`, where requests are counted: whoever
    // guesses tokens is slowed down too.
    preParsing: async (request) => {
      if (operation.access === 'public') return;
      const who = await authenticate(
        tools.deps.db,
        request.headers.authorization,
        tools.deps.now(),
      );
      authorize(operation.access, who);
      request.principal = who;
    },
    handler: async (request, reply) => {
      const ctx = contextOf(tools, operation, request, reply, request.principal);
      const answer = await handler(ctx);
      reply.status(answer.status).headers({ 'cache-control': 'no-store', ...answer.headers });
      if (answer.body === undefined) return reply.send();
      if (!isJson(operation, answer.status)) return reply.send(answer.body);
      return reply
        .type('application/json; charset=utf-8')
        .send(writeBody(tools, operation, answer));
    },
  });
};

export const mountContract = (
  app: FastifyInstance,
  deps: Deps,
  { document, handlers, validateResponses }: RouterOptions,
): void => {
  app.decorateRequest('principal', undefined);
  app.decorateRequest('rawBody', '');
  const tools: Tools = {
    deps,
    document,
    validator: createValidator(document),
    project: createProjector(document),
    validateResponses,
  };
  for (const operation of operationsOf(document)) mount(app, tools, operation, handlers);
};

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | undefined;
    rawBody: string;
  }
}
