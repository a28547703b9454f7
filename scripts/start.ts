// npm start: builds if the sources have changed, then starts the product.
import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { isFresh } from './bundle/freshness.ts';

const root = path.resolve(import.meta.dirname, '..');

if (!isFresh(root)) {
  console.log('Building (once, about half a minute) …');
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
}

const server = spawn(process.execPath, ['dist/server/main.js'], {
  cwd: root,
  stdio: 'inherit',
  // The same as in packaging/parapet.service.
  env: {
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    NODE_OPTIONS: '--max-semi-space-size=8',
    ...process.env,
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 0 : 1);
});
