import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildMetadata } from './scripts/vite/build-metadata.ts';
import { mockWorker } from './scripts/vite/mock-worker.ts';
import { messages } from './scripts/vite/messages.ts';

// In development the product's own server answers the calls (`npm run dev` starts both).
const server = process.env['PARAPET_DEV_SERVER'] ?? 'http://127.0.0.1:4100';
const proxied = ['/v1', '/api', '/docs', '/healthz', '/readyz'];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // Not the pages of the demonstration project.
  optimizeDeps: { entries: ['index.html'] },
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: './src/app/routes',
      generatedRouteTree: './src/app/routeTree.gen.ts',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    // The macro must run before the React Compiler sees the JSX.
    babel({ include: [/\/(src|tests|\.storybook)\/.*\.[jt]sx?$/], plugins: ['@lingui/babel-plugin-lingui-macro'] }),
    react({ compiler: true }),
    tailwindcss(),
    messages(),
    buildMetadata(),
    mockWorker(),
  ],
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, server])) },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A slice's index names what it offers; who takes one name of it does not load the rest.
      treeshake: { moduleSideEffects: [{ test: /\/src\/(pages|widgets|features|entities|shared)\/.*\.tsx?$/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs is one file: few requests, and no page waits for a chain of small ones.
            { name: 'core', tags: ['$initial'], priority: 3 },
            // Forms bring their library along; a page without one does not wait for it.
            { name: 'forms', test: /\/node_modules\/(?:react-hook-form|@hookform)\//, priority: 2 },
            // What forms and guest pages are made of.
            { name: 'parts', priority: 2, test: /\/src\/shared\/ui\/(button|checkbox|field|form|input|link|logo|menu|one-time-code|password-field|popover|spinner|toast|tooltip|icon-button|kbd)\//, minShareCount: 4 },
            // What the working screens share: a list of rows must not wait for sixty small files.
            { name: 'screens', priority: 1, test: /\/(?:src\/(?:shared|entities|widgets\/app-shell)|node_modules\/lucide-react)\//, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
