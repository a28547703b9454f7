// The built web app: hashed files for ever, the page never, everything precompressed by the build.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { packageRoot } from '../runtime/paths.ts';
import { sendProblem } from './errors.ts';
import { inlineHashes, renderPage } from './page.ts';
import { notFound } from './problem.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const webRoot = path.join(packageRoot, 'dist/web');

type Page = { plain: Buffer; brotli: Buffer; gzip: Buffer; policy: string };

const loadPage = (config: Config): Page | undefined => {
  const file = path.join(webRoot, 'index.html');
  if (!existsSync(file)) return undefined;
  const html = renderPage(readFileSync(file, 'utf8'), config);
  const plain = Buffer.from(html);
  const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { plain, brotli, gzip: gzipSync(plain), policy: contentSecurityPolicy(config, inlineHashes(html)) };
};

const sendPage = (page: Page, request: FastifyRequest, reply: FastifyReply) => {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
  reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', 'content-security-policy': page.policy });
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.plain);
};

const cacheControl = (file: string): string => {
  const name = path.relative(webRoot, file);
  if (name.startsWith(`assets${path.sep}`)) return 'public, max-age=31536000, immutable';
  // The specification's translation cache: 24 hours.
  if (name.startsWith(`messages${path.sep}`)) return 'public, max-age=86400';
  return 'no-cache';
};

const isForMachines = (url: string): boolean => /^\/(v1|api)(\/|\?|$)/.test(url);

export const serveWebApp = async (app: FastifyInstance, config: Config): Promise<void> => {
  const page = loadPage(config);
  if (page) {
    await app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, file) => void response.header('cache-control', cacheControl(file.replace(/\.(br|gz)$/, ''))),
    });
    // Also by its file name: the file itself has neither configuration nor policy.
    for (const url of ['/', '/index.html']) app.get(url, (request, reply) => sendPage(page, request, reply));
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = page !== undefined && (request.method === 'GET' || request.method === 'HEAD') && !isForMachines(request.url) && !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    return wantsPage ? sendPage(page, request, reply) : sendProblem(request, reply, notFound('This address'));
  });
};
