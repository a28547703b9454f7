// The catalogs as one static file a language, `/messages/<language>.<hash>.json`. A missing translation ends the build.
import { createHash } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import { createCompilationErrorMessage, createCompiledCatalog, createMissingErrorMessage, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

type Compiled = { locale: string; json: string; missing: string };

const root = path.resolve(import.meta.dirname, '../..');

const compileAll = async (): Promise<Compiled[]> => {
  const config = getConfig({ cwd: root, configPath: path.join(root, 'lingui.config.ts') });
  const [catalog] = await getCatalogs(config);
  if (catalog === undefined) throw new Error('lingui.config.ts names no catalog.');
  return Promise.all(config.locales.map(async (locale) => {
    const { messages, missing } = await catalog.getTranslations(locale, { fallbackLocales: config.fallbackLocales || {}, sourceLocale: config.sourceLocale ?? 'en' });
    const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'json', pseudoLocale: config.pseudoLocale ?? '' });
    if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors));
    // Lingui writes `{"messages": …}`; the file is the messages alone.
    const json = JSON.stringify((JSON.parse(source) as { messages: unknown }).messages);
    const isMissing = locale !== config.pseudoLocale && missing.length > 0;
    return { locale, json, missing: isMissing ? createMissingErrorMessage(locale, missing, 'loader') : '' };
  }));
};

const hashed = ({ locale, json }: Compiled) => `messages/${locale}.${createHash('sha256').update(json).digest('base64url').slice(0, 10)}.json`;

const element = (addresses: Record<string, string>) => `<script type="application/json" id="parapet-messages">${JSON.stringify(addresses)}</script>`;

export const messages = (): Plugin[] => {
  let compiled: Compiled[] = [];
  return [
    {
      name: 'parapet:messages',
      apply: 'build',
      async buildStart() {
        compiled = (await compileAll()).filter(({ locale }) => locale !== 'pseudo');
        const missing = compiled.map((one) => one.missing).filter(Boolean);
        // A draft to look at may lack translations; what ships may not.
        if (missing.length > 0 && process.env['PARAPET_DRAFT'] !== '1') this.error(missing.join('\n'));
        for (const one of compiled) this.emitFile({ type: 'asset', fileName: hashed(one), source: one.json });
      },
      transformIndexHtml: (html) => html.replace('<!--messages-->', element(Object.fromEntries(compiled.map((one) => [one.locale, `/${hashed(one)}`])))),
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
      transformIndexHtml: (html) => html.replace('<!--messages-->', element({ en: '/messages/en.json', es: '/messages/es.json', pseudo: '/messages/pseudo.json' })),
    },
  ];
};
