// The product below a path of its host, `https://host/parapet/`: the path is taken from a request
// before routes are looked for, so nothing else of the server knows it but what writes addresses.
import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** Orchestrators and Prometheus ask the server itself, and no proxy adds the path. */
const probes = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;

/** `/parapet/v1/team` → `/v1/team`; undefined for an address outside. */
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

/** A proxy that removes the path itself gets a sentence, and no page that would stay blank. */
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
