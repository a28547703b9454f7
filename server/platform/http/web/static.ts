// Serves the built web app. Browsers cache hashed files indefinitely and the page never. The build
// has compressed all files except the page.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowedMethods, type Operation } from '#domain/contract-operations';
import type { Config } from '../../config/config.ts';
import { packageRoot } from '../../runtime/paths.ts';
import { sendProblem } from '../errors.ts';
import {
  alternateLinks,
  setPageLanguage,
  inlineHashes,
  pageLanguageOf,
  type PageLanguage,
  renderPage,
  addPreloads,
} from './page.ts';
import { type Preloads, readPreloads } from './preloads.ts';
import { Problem } from '../problem.ts';
import { createProblem } from '../problem-codes.ts';
import { contentSecurityPolicy } from '../security-headers.ts';

const webRoot = path.join(packageRoot, 'dist/web');

type Page = { plain: Buffer; brotli: Buffer; gzip: Buffer };
type Pages = {
  of: (scripts: readonly string[], language: PageLanguage) => Page;
  policy: string;
  preloads: Preloads;
};

const compress = (html: string): Page => {
  const plain = Buffer.from(html);
  return {
    plain,
    brotli: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(plain),
  };
};

const loadPages = (config: Config): Pages | undefined => {
  const file = path.join(webRoot, 'index.html');
  if (!existsSync(file)) return undefined;
  const html = renderPage(readFileSync(file, 'utf8'), config);
  // One for each list of scripts and language: at most twice as many as there are routes.
  const made = { en: new Map<readonly string[], Page>(), es: new Map<readonly string[], Page>() };
  const of = (scripts: readonly string[], language: PageLanguage): Page => {
    const known =
      made[language].get(scripts) ??
      compress(
        addPreloads(
          setPageLanguage(html, language),
          scripts.map((script) => config.basePath + script),
        ),
      );
    made[language].set(scripts, known);
    return known;
  };
  return {
    of,
    policy: contentSecurityPolicy(config, inlineHashes(html)),
    preloads: readPreloads(webRoot),
  };
};

/** Decides only which scripts the page lists: the cookie authorizes nothing. */
const hasSession = (request: FastifyRequest): boolean =>
  /(?:^|; )access_token=./.test(request.headers.cookie ?? '');

const sendPage = (pages: Pages, config: Config, request: FastifyRequest, reply: FastifyReply) => {
  const page = pages.of(
    pages.preloads(request.url, hasSession(request)),
    pageLanguageOf(request.url),
  );
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
  reply.type('text/html; charset=utf-8').headers({
    'cache-control': 'no-cache',
    link: alternateLinks(config, request.url),
    vary: 'accept-encoding, cookie',
    'content-security-policy': pages.policy,
  });
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

const isForMachines = (url: string): boolean => /^\/(v\d+|api)(\/|\?|$)/.test(url);

/** Responds to requests without a handler: another method of an operation, or an unknown URL. */
const missing = (
  operations: readonly Operation[],
  request: FastifyRequest,
  reply: FastifyReply,
): Problem => {
  const allow = allowedMethods(operations, request.url.split('?')[0] ?? '');
  if (allow === undefined)
    return new Problem(404, 'not_found', 'There is nothing at this address.');
  reply.header('allow', allow);
  return createProblem(405, 'method_not_allowed', { methods: allow });
};

export const serveWebApp = async (
  app: FastifyInstance,
  config: Config,
  operations: readonly Operation[],
): Promise<void> => {
  const pages = loadPages(config);
  if (pages) {
    await app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // A worker uses the policy of the response that delivered its file.
      setHeaders: (response, file) =>
        void response.headers({
          'cache-control': cacheControl(file.replace(/\.(br|gz)$/, '')),
          'content-security-policy': pages.policy,
        }),
    });
    // Also under its file name, because the file itself has neither configuration nor policy.
    for (const url of ['/', '/index.html'])
      app.get(url, (request, reply) => sendPage(pages, config, request, reply));
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      pages !== undefined &&
      (request.method === 'GET' || request.method === 'HEAD') &&
      !isForMachines(request.url) &&
      !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    return wantsPage
      ? sendPage(pages, config, request, reply)
      : sendProblem(request, reply, missing(operations, request, reply));
  });
};
