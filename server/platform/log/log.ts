import pino from 'pino';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { describeError } from './describe-error.ts';

/**
 * One JSON line per event. Headers, bodies and parameters of SQL are not logged; known secret
 * fields are redacted in case they are included.
 */
export const createLog = (
  config: Pick<Config, 'logLevel'>,
  destination?: pino.DestinationStream,
): FastifyBaseLogger =>
  pino(
    {
      level: config.logLevel,
      redact: {
        paths: [
          'authorization',
          'password',
          'token',
          'secret',
          'api_key',
          '*.authorization',
          '*.password',
          '*.token',
          '*.secret',
          '*.api_key',
          'req.headers',
          'res.headers',
        ],
        censor: '[redacted]',
      },
      serializers: {
        // Paths and query strings may contain one-time tokens, so only the route is logged.
        req: (request: { method: string; routeOptions?: { url?: string }; ip: string }) => ({
          method: request.method,
          route: request.routeOptions?.url ?? 'none',
          address: request.ip,
        }),
        err: (error: unknown) => describeError(error),
      },
    },
    destination,
  );
