import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { readContract } from './contract.ts';
import { serveDocs } from './docs.ts';
import { answerError, handleErrors } from './errors.ts';
import { handlersOf } from './handlers.ts';
import { serveHealth } from './health.ts';
import { serveMetrics } from './metrics.ts';
import { mountContract } from './router.ts';
import { securityHeaders } from './security-headers.ts';
import { serveWebApp } from './static.ts';
import { answerUnreadable, headerLimit } from './unreadable.ts';

export type AppOptions = { validateResponses?: boolean };

const jsonLimit = 1024 * 1024;

/** The whole HTTP side, not yet listening: `inject()` works on it. */
export const buildApp = async (
  deps: Deps,
  { validateResponses = false }: AppOptions = {},
): Promise<FastifyInstance> => {
  const headers = securityHeaders(deps.config);
  const app = fastify({
    loggerInstance: deps.log,
    bodyLimit: jsonLimit,
    trustProxy: deps.config.trustProxy,
    genReqId: () => randomUUID(),
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 300 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    requestTimeout: 0,
    http: { maxHeaderSize: headerLimit },
    clientErrorHandler: answerUnreadable(deps.log, headers),
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers({ ...headers, 'x-request-id': request.id })),
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
    done();
  });
  app.removeContentTypeParser('text/plain');
  // Clients name the type of a body also where they send none: whether one is needed is the contract's to say.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = body as string; // as `parseAs` says
    return body === '' ? done(null, undefined) : parseJson(request, body as string, done);
  });
  handleErrors(app);
  await app.register(rateLimit, {
    max: deps.config.requestsPerMinute,
    timeWindow: '1 minute',
    skipOnError: true,
  });
  // Answers only: what somebody uploads has its own unpacking and limits.
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  await app.register(multipart, {
    limits: {
      fileSize: deps.config.uploadLimitBytes,
      files: 1,
      fields: 20,
      fieldSize: 64 * 1024,
      parts: 30,
    },
  });
  serveHealth(app, deps.db);
  serveMetrics(app, deps.db);
  await serveDocs(app);
  await serveWebApp(app, deps.config);
  mountContract(app, deps, {
    document: readContract(),
    handlers: handlersOf(deps),
    validateResponses,
  });
  return app;
};
