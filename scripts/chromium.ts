// The tests use the system's browser: npm downloads none. Chromium's headless shell comes first: it
// is the same engine without the windows, menus and drawing process that no test looks at, and
// takes two thirds of the processor.
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
 * usual place.
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
 * Finds Chromium, installs it where that is this machine's own way (root on Debian), or says what
 * to do.
 */
export const ensureChromium = (): string => {
  const found = findChromium();
  if (found !== undefined) return found;
  if (isDebianRoot()) {
    console.log('No Chromium found: installing Debian’s with apt-get.');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    // Older Debian has no package of the shell alone.
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
