// Compiles the catalogs into one static file per language, `/messages/<language>.<hash>.json`. A
// missing translation fails the build, and so does a message that is in no catalog. First pages
// load a subset (./first-load/first-page-messages.ts).
import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {
  createCompilationErrorMessage,
  createCompiledCatalog,
  createMissingErrorMessage,
  getCatalogs,
} from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import { firstPageRoutes } from './first-load/chunk-groups.ts';
import { firstPageCode, selectMessages } from './first-load/first-page-messages.ts';
import { pathOf } from './route-rules.ts';

type Compiled = { locale: string; json: string; missing: string };
/** By id: text segments, with placeholders at their positions. */
type Messages = Record<string, readonly unknown[]>;

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Lengthens every message by a third, as translations may. The padding contains spaces, so that it
 * wraps like text.
 */
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
  if (catalog === undefined) throw new Error('lingui.config.ts has no catalog.');
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
      // Lingui writes `{"messages": …}`; the output file contains only the messages.
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

/** Caches the result of `make` until the stamp changes; failures are not cached. */
export const untilChanged = <Value>(
  stampOf: () => Promise<string>,
  make: () => Promise<Value>,
): (() => Promise<Value>) => {
  let kept: { stamp: string; value: Promise<Value> } | undefined;
  return async () => {
    const stamp = await stampOf();
    if (kept?.stamp === stamp) return kept.value;
    const value = make();
    kept = { stamp, value };
    value.catch(() => {
      if (kept?.value === value) kept = undefined;
    });
    return value;
  };
};

const catalogs = path.join(root, 'src/shared/i18n/locales');

/** Changes when a catalog is written. */
const stampOfCatalogs = async (): Promise<string> => {
  const files = (await readdir(catalogs)).toSorted();
  const times = files.map(async (file) => (await stat(path.join(catalogs, file))).mtimeMs);
  return (await Promise.all(times)).join(' ');
};

/** The message ids in a module, in the form that Lingui's macro emits. */
export const idsIn = (code: string): string[] =>
  [...code.matchAll(/\/\*i18n\*\/\s*\{\s*id:\s*["']([^"']+)["']/g)].flatMap(([, id]) => id ?? []);

const hashed = (name: string, json: string) =>
  `messages/${name}.${createHash('sha256').update(json).digest('base64url').slice(0, 10)}.json`;

/** The format that `src/shared/i18n/addresses.ts` reads. */
type Addresses = { pages: readonly string[]; texts: Record<string, { all: string; few?: string }> };

const element = (addresses: Addresses) =>
  `<script type="application/json" id="parapet-messages">${JSON.stringify(addresses)}</script>`;

export const messages = (): Plugin[] => {
  let compiled: Compiled[] = [];
  let addresses: Addresses = { pages: [], texts: {} };
  /** The first module that uses each message. */
  const used = new Map<string, string>();
  return [
    {
      // Between Lingui's macro and the step that removes its comments.
      name: 'parapet:used-messages',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { code: /\/\*i18n\*\// },
        handler(code, module) {
          for (const id of idsIn(code)) if (!used.has(id)) used.set(id, module);
        },
      },
    },
    {
      name: 'parapet:messages',
      apply: 'build',
      buildEnd(failure) {
        const known = Object.keys(JSON.parse(compiled[0]?.json ?? '{}') as Messages);
        const unknown = [...used].filter(([id]) => !known.includes(id));
        if (failure === undefined && unknown.length > 0 && process.env['PARAPET_DRAFT'] !== '1')
          this.error(
            `The catalogs lack messages of ${[...new Set(unknown.map(([, module]) => path.relative(root, module)))].join(', ')}: run npm run i18n.`,
          );
      },
      async buildStart() {
        compiled = (await compileAll()).filter(({ locale }) => locale !== 'pseudo');
        const missing = compiled.map((one) => one.missing).filter(Boolean);
        // Only a draft may lack translations.
        if (missing.length > 0 && process.env['PARAPET_DRAFT'] !== '1')
          this.error(missing.join('\n'));
      },
      // Runs before Vite writes the page, which contains the file names.
      generateBundle(_options, bundle) {
        const scripts = firstPageCode(bundle);
        const emit = (name: string, source: string): string => {
          const fileName = hashed(name, source);
          this.emitFile({ type: 'asset', fileName, source });
          return `/${fileName}`;
        };
        const texts = compiled.map(
          ({ locale, json }) =>
            [
              locale,
              {
                all: emit(locale, json),
                few: emit(`${locale}.few`, selectMessages(json, scripts)),
              },
            ] as const,
        );
        addresses = {
          pages: Object.values(firstPageRoutes).map(pathOf),
          texts: Object.fromEntries(texts),
        };
      },
      transformIndexHtml: (html) => html.replace('<!--messages-->', element(addresses)),
    },
    {
      name: 'parapet:messages-dev',
      apply: 'serve',
      configureServer(server) {
        // Saves the dev server 0.4 s at every start of a page. Off: call `compileAll` directly.
        const compiledNow = untilChanged(stampOfCatalogs, compileAll);
        server.middlewares.use('/messages', (request, response, next) => {
          const locale = /^\/([a-z]+)\.json/.exec(request.url ?? '')?.[1];
          compiledNow()
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
