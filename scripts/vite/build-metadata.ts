// Lets an open page detect a newer build: `/builds/latest.json` has the build's id, and
// `/builds/meta/<id>.json` describes its routes. The server reads both to list a page's scripts.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { routeScripts } from './first-load/route-scripts.ts';
import { routeRules } from './route-rules.ts';

const routesFolder = path.resolve(import.meta.dirname, '../../src/app/routes');

const idOf = (files: readonly string[]) =>
  createHash('sha256')
    .update([...files].sort().join('\n'))
    .digest('hex')
    .slice(0, 16);

export const buildMetadata = (): Plugin => {
  let id = 'development';
  return {
    name: 'parapet:build-metadata',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        // File names contain content hashes, so equal builds have equal ids.
        if (bundle) id = idOf(Object.keys(bundle));
        return html.replace('<!--build-->', `<meta name="parapet-build" content="${id}" />`);
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const rules = routeRules(
          readdirSync(routesFolder, { recursive: true, encoding: 'utf8' }),
          (file) => readFileSync(path.join(routesFolder, file), 'utf8'),
          routeScripts(bundle),
        );
        this.emitFile({
          type: 'asset',
          fileName: 'builds/latest.json',
          source: JSON.stringify({ id }),
        });
        this.emitFile({
          type: 'asset',
          fileName: `builds/meta/${id}.json`,
          source: JSON.stringify({ id, rules }),
        });
      },
    },
  };
};
