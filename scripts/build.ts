// npm run build: builds the web app into dist/web and the server into dist/server.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { markFresh, sourcePrint } from './bundle/freshness.ts';
import { precompress } from './bundle/precompress.ts';
import { buildServer } from './bundle/server.ts';
import { notices } from './release/notices.ts';
import { installedPackages, readShipped } from './release/shipped.ts';

const root = path.resolve(import.meta.dirname, '..');
const print = sourcePrint(root);

execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
  cwd: root,
  stdio: 'inherit',
});
await buildServer(root, path.join(root, 'dist/server'));
// The licences must accompany every copy, including the one that a browser loads.
writeFileSync(
  path.join(root, 'dist/web/third-party-notices.txt'),
  notices(root, installedPackages(root, readShipped(root).lock)),
);
const compressed = await precompress(path.join(root, 'dist/web'));
markFresh(root, print);
console.log(`Built dist/web (${compressed} files precompressed) and dist/server.`);
