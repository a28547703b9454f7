// The catalogs as one static file a language, `/messages/<language>.<hash>.json`. A missing translation ends the build. Beside it the few texts of the pages that
// people wait for: those are shown before the other nine tenths are here.
import { createHash } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import {
  createCompilationErrorMessage,
  createCompiledCatalog,
  createMissingErrorMessage,
  getCatalogs,
} from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin, Rolldown } from 'vite';
import { awaited } from './chunks.ts';
import { firstFiles, routeFiles } from './route-files.ts';
import { pathOf } from './route-rules.ts';

type Compiled = { locale: string; json: string; missing: string };
/** By id: words, and in their places what is filled in. */
type Messages = Record<string, readonly unknown[]>;

const root = path.resolve(import.meta.dirname, '../..');

/** Every text a third longer, as other languages may be. In words of some letters, so that it may wrap where the text may. */
export const lengthened = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, parts]) => {
      const letters = parts.filter((part) => typeof part === 'string').join('').length;
      return [
        id,
        [
          ...parts,
          ` ${'~'.repeat(Math.ceil(letters / 3)).replaceAll(/~{7}/g, '~~~~~~ ')}`.trimEnd(),
        ],
      ];
    }),
  );

const compileAll = async (): Promise<Compiled[]> => {
  const config = getConfig({ cwd: root, configPath: path.join(root, 'lingui.config.ts') });
  const [catalog] = await getCatalogs(config);
  if (catalog === undefined) throw new Error('lingui.config.ts names no catalog.');
  return Promise.all(
    config.locales.map(async (locale) => {
      const { messages, missing } = await catalog.getTranslations(locale, {
        fallbackLocales: config.fallbackLocales || {},
        sourceLocale: config.sourceLocale ?? 'en',
      });
      const { source, errors } = createCompiledCatalog(locale, messages, {
        namespace: 'json',
        pseudoLocale: config.pseudoLocale ?? '',
      });
      if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors));
      // Lingui writes `{"messages": …}`; the file is the messages alone.
      const { messages: compiled } = JSON.parse(source) as { messages: Messages };
      const json = JSON.stringify(locale === config.pseudoLocale ? lengthened(compiled) : compiled);
      const isMissing = locale !== config.pseudoLocale && missing.length > 0;
      return {
        locale,
        json,
        missing: isMissing ? createMissingErrorMessage(locale, missing, 'loader') : '',
      };
    }),
  );
};

const hashed = (name: string, json: string) =>
  `messages/${name}.${createHash('sha256').update(json).digest('base64url').slice(0, 10)}.json`;

/** As `src/shared/i18n/addresses.ts` reads it. */
type Addresses = { pages: readonly string[]; texts: Record<string, { all: string; few?: string }> };

const element = (addresses: Addresses) =>
  `<script type="application/json" id="parapet-messages">${JSON.stringify(addresses)}</script>`;

/** The quotes are looked at and not passed: what ends one literal may begin the next, and many a literal between two has blanks. */
const literal = /(?<=(["'`]))[^"'`\s]+(?=\1)/g;

/** Of a catalog what these scripts name. A text is named by its id, which is a literal in the code. */
export const namedIn = (json: string, scripts: readonly string[]): string => {
  const named = new Set(scripts.flatMap((code) => code.match(literal) ?? []));
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(JSON.parse(json) as Record<string, unknown>).filter(([id]) => named.has(id)),
    ),
  );
};

const awaitedScripts = (bundle: Rolldown.OutputBundle): string[] => {
  const names = new Set([
    ...firstFiles(bundle),
    ...Object.values(awaited).flatMap(routeFiles(bundle)),
  ]);
  return Object.values(bundle).flatMap((one) =>
    one.type === 'chunk' && names.has(`/${one.fileName}`) ? [one.code] : [],
  );
};

export const messages = (): Plugin[] => {
  let compiled: Compiled[] = [];
  let addresses: Addresses = { pages: [], texts: {} };
  return [
    {
      name: 'parapet:messages',
      apply: 'build',
      async buildStart() {
        compiled = (await compileAll()).filter(({ locale }) => locale !== 'pseudo');
        const missing = compiled.map((one) => one.missing).filter(Boolean);
        // A draft to look at may lack translations; what ships may not.
        if (missing.length > 0 && process.env['PARAPET_DRAFT'] !== '1')
          this.error(missing.join('\n'));
      },
      // Before Vite writes the page, which names the files.
      generateBundle(_options, bundle) {
        const scripts = awaitedScripts(bundle);
        const emit = (name: string, source: string): string => {
          const fileName = hashed(name, source);
          this.emitFile({ type: 'asset', fileName, source });
          return `/${fileName}`;
        };
        const texts = compiled.map(
          ({ locale, json }) =>
            [
              locale,
              { all: emit(locale, json), few: emit(`${locale}.few`, namedIn(json, scripts)) },
            ] as const,
        );
        addresses = { pages: Object.values(awaited).map(pathOf), texts: Object.fromEntries(texts) };
      },
      transformIndexHtml: (html) => html.replace('<!--messages-->', element(addresses)),
    },
    {
      name: 'parapet:messages-dev',
      apply: 'serve',
      configureServer(server) {
        server.middlewares.use('/messages', (request, response, next) => {
          const locale = /^\/([a-z]+)\.json/.exec(request.url ?? '')?.[1];
          compileAll()
            .then((all) => {
              const found = all.find((one) => one.locale === locale);
              if (found === undefined) return next();
              response.setHeader('content-type', 'application/json').end(found.json);
            })
            .catch(next);
        });
      },
      transformIndexHtml: (html) =>
        html.replace(
          '<!--messages-->',
          element({
            pages: [],
            texts: Object.fromEntries(
              ['en', 'es', 'pseudo'].map((locale) => [locale, { all: `/messages/${locale}.json` }]),
            ),
          }),
        ),
    },
  ];
};
