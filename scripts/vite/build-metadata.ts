// Tells a running page that a newer build exists: `/builds/latest.json` names the build, `/builds/meta/<id>.json` describes its routes; the server reads it too, to name a page's scripts early.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { routeFiles } from './route-files.ts';
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
        // Names hold the hash of their content: the same code has the same id.
        if (bundle) id = idOf(Object.keys(bundle));
        return html.replace('<!--build-->', `<meta name="parapet-build" content="${id}" />`);
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const rules = routeRules(
          readdirSync(routesFolder, { recursive: true, encoding: 'utf8' }),
          routeFiles(bundle),
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
