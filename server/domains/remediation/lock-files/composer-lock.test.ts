// Composer, as it is installed here.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isInstalled } from '../../../../tests/support/server/installed.ts';
import { startFileRegistry } from '../../../../tests/support/server/registries/file-registry.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { createOutgoingClient } from '../../../platform/outgoing/outgoing.ts';
import { renewLocks } from './renew-locks.ts';

const packageOf = (name: string, version: string) => ({
  name,
  version,
  dist: { type: 'zip', url: 'http://127.0.0.1:9/none.zip', reference: 'a', shasum: '' },
  type: 'library',
});
const lockOf = (left: string) => ({
  packages: [packageOf('acme/left', left), packageOf('acme/right', '1.0.0')],
});
const rest = {
  'content-hash': 'a',
  'packages-dev': [],
  aliases: [],
  'minimum-stability': 'stable',
  'stability-flags': [],
  'prefer-stable': false,
  'prefer-lowest': false,
  platform: [],
  'platform-dev': [],
  'plugin-api-version': '2.3.0',
};
const versionsOf = (name: string) => ({
  packages: { [name]: ['1.1.0', '1.0.1', '1.0.0'].map((version) => packageOf(name, version)) },
});

// Skipped if Composer is not installed.
it.skipIf(!isInstalled('composer', '--version', '--no-interaction'))(
  'composer renews composer.lock for this package alone',
  async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'parapet-composer-'));
    const outgoing = createOutgoingClient({ allowed: ['127.0.0.1'] });
    const registry = await startFileRegistry({
      'packages.json': JSON.stringify({ 'metadata-url': '/p2/%package%.json' }),
      'p2/acme/left.json': JSON.stringify(versionsOf('acme/left')),
      'p2/acme/right.json': JSON.stringify(versionsOf('acme/right')),
    });
    try {
      const content = JSON.stringify({ require: { 'acme/left': '1.0.1', 'acme/right': '^1.0' } });
      const { outcomes, changes } = await renewLocks(
        {
          outgoing,
          config: readConfig({
            PARAPET_DATA_DIR: dataDir,
            PARAPET_REGISTRIES: `composer=${registry.url}`,
            PATH: process.env['PATH'] ?? '',
          }),
        },
        [{ path: 'composer.json', content, exists: true }],
        [{ name: 'acme/left', to: '1.0.1', manifest: 'composer.json', lock: 'composer.lock' }],
        (file) =>
          Promise.resolve(
            file === 'composer.lock' ? JSON.stringify({ ...lockOf('1.0.0'), ...rest }) : undefined,
          ),
      );
      expect(outcomes).toMatchObject([{ isRenewed: true, resolved: [{ versions: ['1.0.1'] }] }]);
      expect(JSON.parse(changes[1]?.content ?? '')).toMatchObject(lockOf('1.0.1'));
    } finally {
      registry.close();
      await outgoing.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
