// Go, as it is installed here.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isInstalled } from '../../../../tests/support/server/installed.ts';
import {
  type FileRegistry,
  startFileRegistry,
} from '../../../../tests/support/server/registries/file-registry.ts';
import { zipOf } from '../../../../tests/support/server/zip.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { createOutgoingClient, type OutgoingClient } from '../../../platform/outgoing/outgoing.ts';
import { renewLocks } from './renew-locks.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'parapet-go-'));
const left = 'acme.example/left';
const goMod = `module ${left}\n\ngo 1.19\n`;

/** The files of one version, in the protocol of module proxies. */
const moduleOf = (version: string) => ({
  [`${left}/@v/${version}.info`]: JSON.stringify({ Version: version }),
  [`${left}/@v/${version}.mod`]: goMod,
  [`${left}/@v/${version}.zip`]: zipOf({
    [`${left}@${version}/go.mod`]: Buffer.from(goMod),
    [`${left}@${version}/left.go`]: Buffer.from('package left\n'),
  }),
});

let registry: FileRegistry;
let outgoing: OutgoingClient;
beforeAll(async () => {
  registry = await startFileRegistry({
    [`${left}/@v/list`]: 'v1.0.0\nv1.0.1\nv1.1.0\n',
    ...moduleOf('v1.0.0'),
    ...moduleOf('v1.0.1'),
    ...moduleOf('v1.1.0'),
  });
  outgoing = createOutgoingClient({
    allowed: ['127.0.0.1'],
    proxy: { http: registry.proxy, https: registry.proxy },
  });
});
afterAll(async () => {
  registry.close();
  await outgoing.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The digest of the only file in the list that Go signs (`h1:`). */
const digestOf = (name: string, text: string): string => {
  const sha256 = (of: string, as: 'hex' | 'base64') => createHash('sha256').update(of).digest(as);
  return `h1:${sha256(`${sha256(text, 'hex')}  ${name}\n`, 'base64')}`;
};
const sum = `${left} v1.0.0 h1:${'a'.repeat(43)}=\n${left} v1.0.0/go.mod ${digestOf('go.mod', goMod)}\n`;
const manifest = (version: string) =>
  `module app\n\ngo 1.19\n\nrequire ${left} ${version} // kept\n`;

// Skipped if Go is not installed.
it.skipIf(!isInstalled('go', 'version'))(
  'go renews go.sum, and the version that counts is the one of go.mod',
  async () => {
    const { outcomes, changes } = await renewLocks(
      {
        outgoing,
        config: readConfig({
          PARAPET_DATA_DIR: dataDir,
          PARAPET_REGISTRIES: `golang=${registry.named}`,
          PATH: process.env['PATH'] ?? '',
        }),
      },
      [{ path: 'api/go.mod', content: manifest('v1.0.1'), exists: true }],
      [{ name: left, to: '1.0.1', manifest: 'api/go.mod', lock: 'api/go.sum' }],
      (file) => Promise.resolve(file === 'api/go.sum' ? sum : undefined),
    );
    // go.sum keeps the digests of the old version; the build does not use it.
    expect(outcomes).toMatchObject([
      { file: 'api/go.sum', isRenewed: true, resolved: [{ versions: ['1.0.1'] }] },
    ]);
    const [mod, renewed] = changes;
    expect(mod?.content).toBe(manifest('v1.0.1'));
    const added = (renewed?.content ?? '').split('\n').filter((line) => !sum.includes(line));
    expect(added).toEqual([
      expect.stringMatching(/^acme\.example\/left v1\.0\.1 h1:/) as string,
      `${left} v1.0.1/go.mod ${digestOf('go.mod', goMod)}`,
    ]);
  },
);
