import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildMetadata } from './scripts/vite/build-metadata.ts';
import { chunkGroups } from './scripts/vite/first-load/chunk-groups.ts';
import { compileHint } from './scripts/vite/first-load/compile-hint.ts';
import { deferStylesheet } from './scripts/vite/first-load/defer-stylesheet.ts';
import { linguiMacro } from './scripts/vite/lingui-macro.ts';
import { mockWorker } from './scripts/vite/mock-worker.ts';
import { relativeAssets } from './scripts/vite/relative-assets.ts';
import { messages } from './scripts/vite/messages.ts';
import { singleIcons } from './scripts/vite/single-icons.ts';
import { inlinePageScript } from './scripts/vite/first-load/inline-page-script.ts';
import { unmemoizedModules } from './scripts/vite/first-load/unmemoized-modules.ts';

// In development, the product's server handles these requests (`npm run dev` starts both).
const server = process.env['PARAPET_DEV_SERVER'] ?? 'http://127.0.0.1:4100';
const proxied = ['/v1', '/api', '/docs', '/healthz', '/readyz'];

const pages = chunkGroups();

export default defineConfig({
  // React has exported this hook since version 18; the shim would be a second copy (0.2 kB of the
  // entry).
  resolve: {
    tsconfigPaths: true,
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  // Excludes the demo project's pages.
  optimizeDeps: { entries: ['index.html'] },
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: './src/app/routes',
      generatedRouteTree: './src/app/routeTree.gen.ts',
      autoCodeSplitting: true,
      // Loaders load with their page. Saves 20 kB (gzip) of the scripts of every page. Off: remove
      // 'loader'.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: true,
    }),
    singleIcons(),
    // The macro must run before the React Compiler processes the JSX.
    linguiMacro(/\/(src|tests|\.storybook)\/.*\.[jt]sx?$/),
    react({
      compiler: true,
      exclude: [unmemoizedModules, /\/node_modules\//],
      refreshExclude: /\/node_modules\//,
    }),
    tailwindcss(),
    messages(),
    inlinePageScript(),
    pages.plugin,
    compileHint(),
    relativeAssets(),
    deferStylesheet(),
    buildMetadata(),
    mockWorker(),
  ],
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, server])) },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // The server lists the files of the first page, and the imports of later pages load their own,
    // so the entry needs no list for every page. Saves 3.0 kB (gzip) of the findings list's
    // scripts. Off: remove `resolveDependencies`.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html'
          ? dependencies
          : dependencies.filter(
              (name) => name.endsWith('.css') && !name.startsWith('assets/index-'),
            ),
    },
    rolldownOptions: {
      output: {
        // The entry contains a file name for each page; long names add 0.2 kB (gzip) to every first
        // load.
        chunkFileNames: ({ name }) => `assets/${/^\w{0,10}/.exec(name)?.[0] ?? ''}-[hash].js`,
        codeSplitting: {
          // Otherwise a group includes everything that an index re-exports along with the one name
          // that it needs: 1.4 kB of scripts and 0.6 kB of texts before the findings list.
          includeDependenciesRecursively: false,
          groups: [
            // The modules that every page needs, in one file instead of a chain of small requests.
            { name: 'core', tags: ['$initial'], priority: 3 },
            // The modules that the sign-in page and the findings list share.
            { name: pages.nameOf, debugName: 'pages', priority: 2 },
            // The modules that the other pages share, instead of sixty small files.
            {
              name: 'screens',
              priority: 1,
              test: /\/(?:src\/(?:shared|entities|widgets\/app-shell)|node_modules\/lucide-react)\//,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
});
