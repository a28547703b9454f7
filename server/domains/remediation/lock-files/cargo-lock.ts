// Cargo: its arguments, and the files that it requires of a workspace.
import { homedir } from 'node:os';
import path from 'node:path';
import { compareVersions } from '#domain/versions';
import type { Upgrade } from '../manifests/edit.ts';
import { locateTomlValues } from '../manifests/toml-places.ts';
import { isCargoTarget } from '../manifests/workspace-members.ts';
import type { LockInput } from './lock-outcome.ts';
import { tomlVersions } from './locked-versions.ts';

/** Versions that share their first number above zero are compatible. */
const lineOf = (version: string): string => /^(?:0\.)*[1-9]\d*/.exec(version)?.[0] ?? version;

/**
 * Returns package ID specifications of the versions that the upgrade replaces. A name alone is
 * ambiguous if the lock file holds several versions of it.
 */
const specsOf = (lock: string, { name, to }: Upgrade): string[] => {
  const all = tomlVersions(lock, name);
  const below = all.filter((version) => compareVersions(version, to) < 0);
  if (all.length < 2 || below.length === 0) return [name];
  const compatible = below.filter((version) => lineOf(version) === lineOf(to));
  const replaced = compatible.length > 0 ? compatible : below.toSorted(compareVersions).slice(-1);
  return replaced.map((version) => `${name}@${version}`);
};

/** The arguments of one call for each replaced version. */
const updates = (lock: string, upgrades: readonly Upgrade[]): string[][] =>
  upgrades.flatMap((upgrade) =>
    specsOf(lock, upgrade).map((spec) => [
      '--package',
      spec,
      '--precise',
      upgrade.to.replace(/^v/, ''),
    ]),
  );

export const cargoCommand = (upgrades: readonly Upgrade[], lock: string): string =>
  updates(lock, upgrades)
    .map((args) => ['cargo update', ...args].join(' '))
    .join(' && ');

export const cargoCalls = ({ upgrades, registry, lock }: LockInput): string[][] =>
  updates(lock, upgrades).map((args) => [
    'update',
    '--config',
    'source.crates-io.replace-with="operator"',
    '--config',
    `source.operator.registry="sparse+${registry}/"`,
    ...args,
  ]);

const targetsOf = (manifest: string): string[] =>
  (locateTomlValues(manifest) ?? []).flatMap((value) => {
    const [table = ''] = value.table;
    const isPath = isCargoTarget(table) && value.key.at(-1) === 'path';
    return 'start' in value && isPath ? [value.value] : [];
  });

/** Cargo refuses a package without a target, and a target without its file. */
export const cargoSources = ({
  manifest,
  companions,
}: Pick<LockInput, 'manifest' | 'companions'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ 'Cargo.toml': manifest, ...companions }).flatMap(([file, text]) =>
      ['src/lib.rs', ...targetsOf(text)].map((source) => [
        path.posix.join(path.posix.dirname(file), source),
        '',
      ]),
    ),
  );

export const cargoEnvironment = (): Record<string, string> => ({
  CARGO_NET_GIT_FETCH_WITH_CLI: 'true',
  GIT_ALLOW_PROTOCOL: 'none',
  RUSTUP_HOME: process.env['RUSTUP_HOME'] ?? path.join(homedir(), '.rustup'),
  RUSTUP_AUTO_INSTALL: '0',
});
