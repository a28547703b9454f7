// Serves the product below a path of its host, `https://host/parapet/`. The path is removed from a
// request before routing, so the rest of the server ignores it unless it writes URLs.
import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** Orchestrators and Prometheus call the server directly, and no proxy adds the path. */
const probes = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;

/** `/parapet/v1/team` → `/v1/team`; undefined for a URL outside. */
export const withoutBasePath = (basePath: string, url: string): string | undefined => {
  if (!url.startsWith(basePath)) return undefined;
  const rest = url.slice(basePath.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : undefined;
};

/** For Fastify's `rewriteUrl`. */
export const rewriteUrl = (basePath: string) => (request: { url?: string | undefined }) => {
  const url = request.url ?? '/';
  return withoutBasePath(basePath, url) ?? url;
};

/**
 * If a proxy removes the path itself, the response is an explanation instead of a page that would
 * stay blank.
 */
export const refuseOutside = (app: FastifyInstance, basePath: string): void => {
  if (basePath === '') return;
  app.addHook('onRequest', (request, _reply, done) => {
    const isInside = withoutBasePath(basePath, request.originalUrl) !== undefined;
    done(
      isInside || probes.test(request.originalUrl)
        ? undefined
        : new Problem(
            404,
            'not_found',
            `Parapet is at ${basePath}/ here. A proxy has to pass the path on.`,
          ),
    );
  });
};
