import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failSpan, type Span, startServerSpan } from './spans.ts';

/** Probes would outnumber all other traces. */
const untraced: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Creates a span for each request, named by method and route pattern. The URL is not included: it
 * contains ids and search terms of users.
 */
export const traceRequests = (app: FastifyInstance): void => {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (untraced.has(route)) return done();
    const { span, run } = startServerSpan(`${request.method} ${route}`, request.headers, {
      'http.request.method': request.method,
      'http.route': route,
      'parapet.request': request.id,
    });
    spans.set(request, span);
    run(done);
  });
  app.addHook('onError', (request, _reply, error, done) => {
    const span = spans.get(request);
    if (span) failSpan(span, error);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    span?.end();
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    const span = spans.get(request);
    span?.setAttribute('parapet.aborted', true);
    span?.end();
    done();
  });
};
