import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Lock, Manifest } from './shipped.ts';

type Sbom = {
  bomFormat: 'CycloneDX';
  specVersion: string;
  metadata: { component: { name: string; version: string; type: string } };
  components: { name: string; version: string; purl: string; licenses?: unknown[] }[];
};

/**
 * The SBOM of a release (CycloneDX), which npm creates from the lock file alone. In a folder with
 * development dependencies, npm also omits packages that both kinds need.
 */
export function sbomOf(manifest: Manifest, lock: Lock): Sbom {
  const folder = mkdtempSync(path.join(tmpdir(), 'parapet-sbom-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
    const text = execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const sbom = JSON.parse(text) as Sbom; // npm's output, whose parts the tests check
    // npm names the component after its folder.
    return {
      ...sbom,
      metadata: {
        ...sbom.metadata,
        component: { ...sbom.metadata.component, name: manifest.name, type: 'application' },
      },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
