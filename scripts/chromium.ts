// Tests use the system's browser; npm downloads none. Chromium's headless shell is preferred: it is
// the same engine without windows, menus and the drawing process, which no test uses, and needs a
// third less CPU time.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const elsewhere = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--no-first-run',
];

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Path of a Chromium or Chrome on this machine: `CHROMIUM_PATH`, else the first on `PATH`, else a
 * common location.
 */
export const findChromium = (): string | undefined => {
  const configured = process.env['CHROMIUM_PATH'];
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = [
    ...(configured ? [configured] : []),
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...elsewhere,
  ];
  return candidates.find(isExecutable);
};

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * Finds Chromium, installs it if the package manager allows it (root on Debian), or throws with
 * instructions.
 */
export const ensureChromium = (): string => {
  const found = findChromium();
  if (found !== undefined) return found;
  if (isDebianRoot()) {
    console.log('No Chromium found: installing Debian’s with apt-get.');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    // Older Debian versions have no separate package for the shell.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      const installed = findChromium();
      if (installed !== undefined) return installed;
    }
  }
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one (Debian, Ubuntu: "apt-get install chromium"; Fedora: "dnf install chromium"; macOS: "brew install --cask chromium") or set CHROMIUM_PATH to its executable.',
  );
};
