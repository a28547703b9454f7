import pino from 'pino';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';

/** One JSON line an event. Headers and bodies are not logged; what might slip in under these names is redacted. */
export const createLog = (config: Pick<Config, 'logLevel'>): FastifyBaseLogger =>
  pino({
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
      // The query of an address may hold a one-time token.
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        url: request.url.split('?')[0],
        address: request.ip,
      }),
      err: pino.stdSerializers.err,
    },
  });
