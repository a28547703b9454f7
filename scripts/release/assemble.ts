import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Origin, provenanceOf } from './provenance.ts';
import { sbomOf } from './sbom.ts';
import { readShipped } from './shipped.ts';

/** The namespace of the signature, so that a signature for another purpose is not valid. */
export const namespace = 'parapet-release';

const sha256 = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex');

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export type Assembly = {
  root: string;
  /** The output folder, which is emptied first. */
  out: string;
  origin: Omit<Origin, 'version' | 'lockDigest' | 'finishedOn'>;
  /** A private OpenSSH key. Without one, the release is not signed. */
  key?: string | undefined;
};

/**
 * Creates the release files from a built tree: the package, its SBOM, the provenance of both, the
 * digests of all three and the signature of the digests. Returns the file names.
 */
export function assemble({ root, out, origin, key }: Assembly): string[] {
  rmSync(out, { recursive: true, force: true });
  const stage = path.join(out, 'stage');
  mkdirSync(stage, { recursive: true });
  const { manifest, lock } = readShipped(root);
  const files = ['dist', 'openapi/generated', 'LICENSE'];
  for (const file of files)
    cpSync(path.join(root, file), path.join(stage, file), { recursive: true });
  writeFileSync(path.join(stage, 'package.json'), json({ ...manifest, files }));
  // npm uses the lock file of a package only under this name.
  writeFileSync(path.join(stage, 'npm-shrinkwrap.json'), json(lock));
  execFileSync('npm', ['pack', '--silent', `--pack-destination=${out}`], {
    cwd: stage,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(stage, { recursive: true });

  const base = `${manifest.name}-${manifest.version}`;
  writeFileSync(path.join(out, `${base}.cdx.json`), json(sbomOf(manifest, lock)));
  const digestsOf = (names: readonly string[]) =>
    names.map((name) => ({ name, sha256: sha256(path.join(out, name)) }));
  const subjects = digestsOf([`${base}.tgz`, `${base}.cdx.json`]);
  const provenance = provenanceOf(subjects, {
    ...origin,
    version: manifest.version,
    lockDigest: sha256(path.join(root, 'package-lock.json')),
    finishedOn: new Date().toISOString(),
  });
  writeFileSync(path.join(out, `${base}.intoto.json`), json(provenance));
  const all = [...subjects, ...digestsOf([`${base}.intoto.json`])];
  const sums = path.join(out, 'SHA256SUMS');
  writeFileSync(sums, all.map((each) => `${each.sha256}  ${each.name}\n`).join(''));
  if (key !== undefined)
    execFileSync('ssh-keygen', ['-q', '-Y', 'sign', '-f', key, '-n', namespace, sums], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  return [
    ...all.map(({ name }) => name),
    'SHA256SUMS',
    ...(key === undefined ? [] : ['SHA256SUMS.sig']),
  ];
}
