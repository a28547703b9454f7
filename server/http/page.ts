// `index.html` with the public configuration in it, so that one build serves every installation. What those read who run no script is right as well: the language,
// the same page in the other one, and the whole address of the picture that is shown where somebody shares a link.
import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';
import { linkTo, localPath } from '../links.ts';

export const publicConfig = (config: Config) => ({
  apiBaseUrl: '/v1',
  productName: config.productName,
  registration: config.registration,
  googleClientId: config.googleClientId,
  telemetryKey: config.telemetryKey,
});

/** JSON that cannot end the script element or open a comment in it. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const configElement = /<script[^>]*id="parapet-config"[^>]*>[^<]*<\/script>/;

export const renderPage = (template: string, config: Config): string => {
  const element = `<script type="application/json" id="parapet-config">${inScript(publicConfig(config))}</script>`;
  const html = configElement.test(template)
    ? template.replace(configElement, () => element)
    : template.replace('</head>', () => `${element}</head>`);
  return html.replaceAll(
    'content="/social-preview.png"',
    () => `content="${linkTo(config, '/social-preview.png').replaceAll('"', '%22')}"`,
  );
};

export type PageLanguage = 'en' | 'es';

const spanish = /^\/es(?=[/?#]|$)/;

export const languageOfAddress = (url: string): PageLanguage => (spanish.test(url) ? 'es' : 'en');

export const inLanguage = (html: string, language: PageLanguage): string =>
  language === 'es' ? html.replace('<html lang="en-US">', '<html lang="es">') : html;

/** The value of `Link`: the same page in each language (RFC 8288, section 3). A header, because it differs from page to page and the document does not. */
export const alternatesOf = (config: Config, url: string): string => {
  const path = (url.replace(spanish, '').split(/[?#]/)[0] ?? '').replaceAll(
    /[^\w./~%-]/g,
    encodeURIComponent,
  );
  const english = path === '' ? '/' : path;
  const links = {
    en: english,
    es: localPath('es', path === '/' ? '' : path),
    'x-default': english,
  };
  return Object.entries(links)
    .map(([language, to]) => `<${linkTo(config, to)}>; rel="alternate"; hreflang="${language}"`)
    .join(', ');
};

/** For the page's first script, which asks for them when the first answer is there: on a slow line the app itself comes first, and starts while they come. `scripts` are addresses of the build. */
export const withPreloads = (html: string, scripts: readonly string[]): string =>
  html.replace(
    '</head>',
    () => `<script type="application/json" id="parapet-page">${inScript(scripts)}</script></head>`,
  );

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes by which the content security policy lets exactly these inline elements run. Data blocks do not run and need none. */
export const inlineHashes = (html: string): { scripts: string[]; styles: string[] } => ({
  scripts: [
    ...html.matchAll(
      /<script(?![^>]*\b(?:src|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ].map((match) => hash(match[1] ?? '')),
  styles: [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) =>
    hash(match[1] ?? ''),
  ),
});
