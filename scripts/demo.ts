// npm run demo: starts the product with a demo organization in a separate data folder. The findings
// are uploaded as by a pipeline; nothing bypasses the product.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { Client } from './demo/client.ts';
import { loadDemo } from './demo/load.ts';

const root = path.resolve(import.meta.dirname, '..');
const dataDir = path.resolve(process.env['PARAPET_DATA_DIR'] ?? path.join(root, '.parapet/demo'));
const port = process.env['PARAPET_PORT'] ?? '4100';
const origin = `http://127.0.0.1:${port}`;
const accessFile = path.join(dataDir, 'demo-access.json');

type Access = { email: string; password: string; loaded: boolean };

/**
 * Reads or creates the administrator's password. It is random and stored only on this machine;
 * `PARAPET_ADMIN_PASSWORD` overrides it.
 */
const readAccess = (): Access => {
  if (existsSync(accessFile)) return JSON.parse(readFileSync(accessFile, 'utf8')) as Access;
  return {
    email: process.env['PARAPET_ADMIN_EMAIL'] ?? 'admin@harbour-ledger.example',
    password: process.env['PARAPET_ADMIN_PASSWORD'] ?? randomBytes(12).toString('base64url'),
    loaded: false,
  };
};

const keepAccess = (access: Access) => {
  writeFileSync(accessFile, JSON.stringify(access), { mode: 0o600 });
};

const ready = async (isRunning: () => boolean) => {
  while (isRunning()) {
    if ((await fetch(`${origin}/readyz`).catch(() => undefined))?.ok === true) return true;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
};

mkdirSync(dataDir, { recursive: true });
const access = readAccess();
keepAccess(access);
const server = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
  stdio: 'inherit',
  env: {
    PARAPET_LOG_LEVEL: 'warn',
    PARAPET_ORGANIZATION: 'Harbour Ledger',
    ...process.env,
    PARAPET_PORT: port,
    PARAPET_DATA_DIR: dataDir,
    PARAPET_ADMIN_EMAIL: access.email,
    PARAPET_ADMIN_PASSWORD: access.password,
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    server.kill(signal);
  });
server.on('exit', (code) => {
  process.exitCode = code ?? 0;
});

if (await ready(() => server.exitCode === null)) {
  if (!access.loaded) {
    const client = new Client(origin);
    await client.signIn(access.email, access.password);
    await loadDemo(client, (report, scan) => {
      console.log(
        `  ${report.repository.padEnd(15)} ${report.scanner.padEnd(11)} ${scan.attributes.status}, ${scan.attributes.counts.new} new findings`,
      );
    });
    keepAccess({ ...access, loaded: true });
  }
  console.log(
    `\nThe demonstration is at ${origin}\n  sign in as  ${access.email}\n  password    ${access.password}   (made on this machine, kept in ${path.relative(process.cwd(), accessFile)})\n`,
  );
}
