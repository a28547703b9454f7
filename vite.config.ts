import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildMetadata } from './scripts/vite/build-metadata.ts';
import { chunks } from './scripts/vite/chunks.ts';
import { lateStyles } from './scripts/vite/late-styles.ts';
import { mockWorker } from './scripts/vite/mock-worker.ts';
import { messages } from './scripts/vite/messages.ts';
import { plainSearchPattern } from './scripts/vite/plain-search.ts';
import { quietSentinels } from './scripts/vite/quiet-sentinels.ts';

// In development the product's own server answers the calls (`npm run dev` starts both).
const server = process.env['PARAPET_DEV_SERVER'] ?? 'http://127.0.0.1:4100';
const proxied = ['/v1', '/api', '/docs', '/healthz', '/readyz'];

const pages = chunks();

// The compiler's caches make code a third larger. What is drawn once with its page goes without: lists, tables and whatever keeps the
// functions and values that those are given are compiled, so that what has not changed is not drawn again.
const withoutCaches =
  /\/src\/(?:shared\/ui|widgets\/(?:guest-frame|saved-views|app-shell)|pages\/(?:login|pending|findings\/ui\/findings-toolbar)|app\/(?:providers|error-screen|router)|shared\/lib\/(?:color-mode|draft|lazily|media|motion-choice|settled|stored)|widgets\/bulk-actions\/ui|features\/sign-in|features\/[\w-]+\/ui|entities\/finding\/ui)[/.]/;

export default defineConfig({
  // React has it itself since version 18.
  resolve: {
    tsconfigPaths: true,
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  // Not the pages of the demonstration project.
  optimizeDeps: { entries: ['index.html'] },
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: './src/app/routes',
      generatedRouteTree: './src/app/routeTree.gen.ts',
      autoCodeSplitting: true,
      // What a page asks the server for is named in the page's own file: the first scripts hold no call but the session's.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: true,
    }),
    // The macro must run before the React Compiler sees the JSX.
    babel({
      include: [/\/(src|tests|\.storybook)\/.*\.[jt]sx?$/],
      plugins: ['@lingui/babel-plugin-lingui-macro'],
    }),
    react({
      compiler: true,
      exclude: [withoutCaches, /\/node_modules\//],
      refreshExclude: /\/node_modules\//,
    }),
    tailwindcss(),
    messages(),
    plainSearchPattern(),
    pages.plugin,
    lateStyles(),
    quietSentinels(),
    buildMetadata(),
    mockWorker(),
  ],
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, server])) },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // The server names a page's files when somebody arrives. Later a page's own file names the rest: a list for every page has no place in the first script. The first styles are there.
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
      // A slice's index names what it offers; who takes one name of it does not load the rest.
      treeshake: {
        moduleSideEffects: [
          {
            test: /\/src\/(pages|widgets|features|entities|shared)\/.*\.tsx?$/,
            sideEffects: false,
          },
        ],
      },
      output: {
        // The first script names every page's file: each character of a hash is there sixty times.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // What every page needs is one file: few requests, and no page waits for a chain of small ones.
            { name: 'core', tags: ['$initial'], priority: 3 },
            // What the pages share that people wait for.
            { name: pages.nameOf, debugName: 'pages', priority: 2 },
            // What the other screens share: none of them must wait for sixty small files.
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
