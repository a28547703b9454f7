import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { refuseOutside, rewriteUrl } from './base-path.ts';
import { readContract, readOperations } from './contract.ts';
import { serveDocs } from './docs.ts';
import { handleError, handleErrors } from './errors.ts';
import { serveHealth } from './health.ts';
import { createRecentTokens } from './recent-tokens.ts';
import { serveMetrics } from './metrics.ts';
import { type AnyHandlers, mountContract } from './router.ts';
import { traceRequests } from '../tracing/trace-requests.ts';
import { securityHeaders } from './security-headers.ts';
import { type ConnectionLimits, connectionLimits, endSlowRequests } from './slow-requests.ts';
import { serveWebApp } from './web/static.ts';
import { sendClientError, maxHeaderBytes } from './client-errors.ts';

export type AppOptions = {
  validateResponses?: boolean;
  connectionLimits?: Partial<ConnectionLimits>;
};

const jsonLimit = 1024 * 1024;

/** A number is the count of proxies between clients and this server. */
const trustedProxies = (proxies: Deps['config']['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/**
 * Creates the HTTP server without listening; `inject()` works on it.
 * @param handlers one per operation of the contract
 */
export const createServer = async (
  deps: Deps,
  handlers: AnyHandlers,
  { validateResponses = false, connectionLimits: slow }: AppOptions = {},
): Promise<FastifyInstance> => {
  const headers = securityHeaders(deps.config);
  const limits = { ...connectionLimits, connections: deps.config.maxConnections, ...slow };
  const app = fastify({
    loggerInstance: deps.log,
    bodyLimit: jsonLimit,
    trustProxy: trustedProxies(deps.config.trustProxy),
    rewriteUrl: rewriteUrl(deps.config.basePath),
    genReqId: () => randomUUID(),
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 300 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    requestTimeout: 0,
    http: {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: limits.headMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    clientErrorHandler: sendClientError(deps.log, headers),
    frameworkErrors: (error, request, reply) =>
      handleError(error, request, reply.headers({ ...headers, 'x-request-id': request.id })),
  });
  app.decorate('basePath', deps.config.basePath);
  endSlowRequests(app, limits);
  traceRequests(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
    done();
  });
  refuseOutside(app, deps.config.basePath);
  app.removeContentTypeParser('text/plain');
  // Clients send a content type even without a body; the contract decides whether a body is
  // required.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = body as string; // a string, by `parseAs`
    return body === '' ? done(null, undefined) : parseJson(request, body as string, done);
  });
  handleErrors(app);
  const recentTokens = createRecentTokens(deps.now);
  await app.register(rateLimit, {
    max: deps.config.requestsPerMinute,
    keyGenerator: recentTokens.keyOf,
    timeWindow: '1 minute',
    skipOnError: true,
  });
  // Compresses responses only: uploads have their own decompression and limits.
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
  serveHealth(app, deps);
  serveMetrics(app, deps.db, deps.config);
  await serveDocs(app, deps.config.basePath, deps.config.apiDocs);
  await serveWebApp(app, deps.config, readOperations());
  mountContract(app, deps, {
    document: readContract(),
    operations: readOperations(),
    handlers,
    recentTokens,
    validateResponses,
  });
  return app;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** `/parapet`, or empty: for URLs in responses. */
    basePath: string;
  }
}
