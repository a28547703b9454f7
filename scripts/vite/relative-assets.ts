// Makes one build work under every path of a host: scripts and styles reference the build's files
// relative to themselves. The page references them from the root, and the server adds the path
// (server/platform/http/web/page.ts).
import type { Plugin } from 'vite';

/**
 * Replaces Vite's helper, which resolves files from the root of the host: loads a page's style
 * sheet together with its script. Scripts are not listed (`resolveDependencies` in vite.config.ts).
 * Vite's own option for relative files adds the importer's URL to every import.
 * `src/shared/lib/chunk-load-error.ts` handles the event.
 */
const preloadHelper = `
const sheets = {};
const load = (file) => {
  const { href } = new URL('../' + file, import.meta.url);
  return (sheets[href] ??= new Promise((resolve, reject) => {
    if ([...document.styleSheets].some((sheet) => sheet.href === href)) return resolve();
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        crossOrigin: '',
        href,
        onload: resolve,
        onerror: () => {
          sheets[href] = undefined;
          reject(new Error(href + ' did not load'));
        },
      }),
    );
  }));
};
export const __vitePreload = (script, files = []) =>
  Promise.all([script(), ...files.map(load)])
    .then(([module]) => module)
    .catch((payload) => {
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
      throw payload;
    });
`;

export const relativeAssets = (): Plugin => ({
  name: 'parapet:relative-assets',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      if (!code.includes('export const __vitePreload'))
        this.error('Vite loads the style sheets of pages in another way now.');
      return { code: preloadHelper, map: null };
    },
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = file.source.toString().replaceAll('url(/assets/', 'url(');
    },
  },
});
