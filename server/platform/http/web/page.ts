// `index.html` with the public configuration, so that one build serves every installation. Crawlers
// that run no script need the language, the URL of the page in the other language, and the absolute
// URL of the preview image.
import { createHash } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { publicLink, localizedPath, relyingPartyOf } from '../links.ts';

export const publicConfig = (config: Config) => ({
  apiBaseUrl: `${config.basePath}/v1`,
  productName: config.productName,
  registration: config.registration,
  googleClientId: config.googleClientId,
  passkeys: relyingPartyOf(config) !== undefined,
  telemetryKey: config.telemetryKey,
  uploadLimitMb: config.uploadLimitBytes / (1024 * 1024),
});

/** JSON that cannot end the script element or open a comment in it. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const configElement = /<script[^>]*id="parapet-config"[^>]*>[^<]*<\/script>/;

/**
 * The build references its files from the root of the host, and the page tells its scripts the base
 * path.
 */
const placeBelow = (html: string, basePath: string): string =>
  basePath === ''
    ? html
    : html
        .replaceAll(/(?<=\s(?:src|href)=")\/assets\//g, () => `${basePath}/assets/`)
        .replaceAll('"/messages/', () => `"${basePath}/messages/`)
        .replace('<html ', () => `<html data-base="${basePath}" `);

export const renderPage = (template: string, config: Config): string => {
  const element = `<script type="application/json" id="parapet-config">${inScript(publicConfig(config))}</script>`;
  const html = configElement.test(template)
    ? template.replace(configElement, () => element)
    : template.replace('</head>', () => `${element}</head>`);
  return placeBelow(html, config.basePath).replaceAll(
    'content="/social-preview.png"',
    () => `content="${publicLink(config, '/social-preview.png').replaceAll('"', '%22')}"`,
  );
};

export type PageLanguage = 'en' | 'es';

const spanish = /^\/es(?=[/?#]|$)/;

export const pageLanguageOf = (url: string): PageLanguage => (spanish.test(url) ? 'es' : 'en');

export const setPageLanguage = (html: string, language: PageLanguage): string =>
  language === 'es' ? html.replace(/(?<=<html [^>]*)lang="en-US"/, 'lang="es"') : html;

/**
 * The value of the `Link` header: the same page in each language (RFC 8288, section 3). A header,
 * because it differs between pages and the document does not.
 */
export const alternateLinks = (config: Config, url: string): string => {
  const path = (url.replace(spanish, '').split(/[?#]/)[0] ?? '').replaceAll(
    /[^\w./~%-]/g,
    encodeURIComponent,
  );
  const english = path === '' ? '/' : path;
  const links = {
    en: english,
    es: localizedPath('es', path === '/' ? '' : path),
    'x-default': english,
  };
  return Object.entries(links)
    .map(([language, to]) => `<${publicLink(config, to)}>; rel="alternate"; hreflang="${language}"`)
    .join(', ');
};

/**
 * Lists the scripts that the page script preloads after the first response: on a slow connection
 * the app's own script arrives first, and starts while the others arrive. `scripts` are paths of
 * the build.
 */
export const addPreloads = (html: string, scripts: readonly string[]): string =>
  html.replace(
    '</head>',
    () => `<script type="application/json" id="parapet-page">${inScript(scripts)}</script></head>`,
  );

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The hashes that allow exactly these inline elements in the content security policy. Data blocks
 * do not run and need none.
 */
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
