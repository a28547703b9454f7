// Bundles src/app/first-load/page-script.ts into `index.html`; that file documents the savings.
import path from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');
const isOwnCode = (request: string) => /^(?:@\/|#domain\/|\.)/.test(request);

/** The page script as a single minified script without imports. */
export const bundlePageScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { runPageScript } from '@/app/first-load/page-script'; runPageScript();`,
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
    define: { 'import.meta.env.DEV': 'false' },
    plugins: [
      {
        name: 'no-packages',
        setup(build) {
          // Slices are imported through their indexes, which also export components. Their packages
          // are omitted, together with the code that would need them, including what a page loads
          // later.
          build.onResolve({ filter: /.*/ }, ({ path: request, kind }) =>
            kind === 'entry-point' ||
            (kind !== 'dynamic-import' && isOwnCode(request) && !request.endsWith('.css'))
              ? undefined
              : { path: request, external: true, sideEffects: false },
          );
        },
      },
    ],
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  if (/\brequire\b/.test(code))
    throw new Error('src/app/first-load/page-script.ts must not import packages.');
  return code;
};

export const inlinePageScript = (): Plugin => ({
  name: 'parapet:inline-page-script',
  transformIndexHtml: async (html) => {
    const script = await bundlePageScript();
    return html.replace('<!--page-script-->', () => `<script>${script}</script>`);
  },
});
