// Renders the contract at /docs, with assets of this server only.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { contractFile } from './contract.ts';

const script = `SwaggerUIBundle({ url: '/docs/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null, persistAuthorization: false, tryItOutEnabled: false });`;

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Parapet API</title><link rel="stylesheet" href="/docs/ui/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/docs/ui/swagger-ui-bundle.js"></script><script>${script}</script></body>
</html>`;

const policy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  // Swagger UI sets style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const serveDocs = async (app: FastifyInstance): Promise<void> => {
  const root = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page),
  );
  app.get('/docs/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(readFileSync(contractFile)),
  );
  await app.register(fastifyStatic, {
    root,
    prefix: '/docs/ui/',
    index: false,
    decorateReply: false,
    allowedPath: (name) => /^\/?swagger-ui(-bundle)?\.(js|css)$/.test(name),
  });
};
