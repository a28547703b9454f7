// Serves the contract at /docs, with assets of this server only.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { contractFile } from './contract.ts';
import { darkScript, docsStyle } from './docs-style.ts';
import { docsPage, docsPagePolicy, inlineHtml } from './docs-page.ts';
import { notFound } from './problem.ts';
import { problemExplanations } from './problem-explanations.ts';

// Relative to /docs, which has no trailing slash.
const script = `${darkScript} SwaggerUIBundle({ url: 'docs/openapi.json', dom_id: '#docs', deepLinking: true, filter: true, docExpansion: 'none', validatorUrl: null, persistAuthorization: false, tryItOutEnabled: false });`;

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Parapet API</title><link rel="stylesheet" href="docs/ui/swagger-ui.css"><style>${docsStyle}</style></head>
<body><div id="docs"></div><script src="docs/ui/swagger-ui-bundle.js"></script><script>${script}</script></body>
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

const listOfProblems = (basePath: string): string => {
  const rows = [...problemExplanations]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([code, text]) =>
        `<tr><td><a href="${basePath}/docs/problems/${code}"><code>${code}</code></a></td><td>${inlineHtml(text)}</td></tr>`,
    );
  return `<p>Every refusal is <code>application/problem+json</code> (RFC 9457). Its <code>type</code> opens one of these pages.</p>
<table><thead><tr><th>Code</th><th>What it means</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
};

const serveProblemPages = (app: FastifyInstance, basePath: string): void => {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': docsPagePolicy,
  };
  app.get('/docs/problems', (_request, reply) =>
    reply.headers(headers).send(docsPage('Problems', listOfProblems(basePath), basePath)),
  );
  app.get<{ Params: { code: string } }>('/docs/problems/:code', ({ params: { code } }, reply) => {
    const text = problemExplanations.get(code);
    if (text === undefined) throw notFound('Problem');
    return reply
      .headers(headers)
      .send(docsPage(`\`${code}\``, `<p>${inlineHtml(text)}</p>`, basePath));
  });
};

/** The contract declares its base as `/v1`, which clients resolve from the root of the host. */
const contractBelow = (basePath: string): string => {
  const document = JSON.parse(readFileSync(contractFile, 'utf8')) as { servers: { url: string }[] }; // our own
  for (const server of document.servers) server.url = basePath + server.url;
  return JSON.stringify(document);
};

/** The client for other programs, generated from the contract. */
const clientFiles = [
  ['parapet-client.ts', 'text/plain'],
  ['parapet-client.js', 'text/javascript'],
] as const;

/** @param isContractPublic if false, only the pages of problems are served */
export const serveDocs = async (
  app: FastifyInstance,
  basePath: string,
  isContractPublic: boolean,
): Promise<void> => {
  serveProblemPages(app, basePath);
  if (!isContractPublic) {
    for (const hidden of ['/docs', '/docs/*'])
      app.get(hidden, () => {
        throw notFound('Page');
      });
    return;
  }
  const root = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page),
  );
  app.get('/docs/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .send(basePath === '' ? readFileSync(contractFile) : contractBelow(basePath)),
  );
  for (const [name, type] of clientFiles)
    app.get(`/docs/${name}`, (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .send(readFileSync(path.join(path.dirname(contractFile), name))),
    );
  await app.register(fastifyStatic, {
    root,
    prefix: '/docs/ui/',
    index: false,
    decorateReply: false,
    allowedPath: (name) => /^\/?swagger-ui(-bundle)?\.(js|css)$/.test(name),
  });
};
