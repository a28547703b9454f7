import { compareVersions } from '#domain/versions';
import type { Upgrade } from '../manifests/edit.ts';

/**
 * Why a lock file was left to the maintainer. `runs_code`: resolving with this tool runs code of
 * the repository or of its packages. `no_lock_only`: the tool updates a lock file only by
 * installing every package.
 */
export type LockRefusal =
  | 'no_registry'
  | 'tool_missing'
  | 'runs_code'
  | 'no_lock_only'
  | 'other_registry'
  | 'unreadable'
  | 'too_slow'
  | 'tool_failed';

/** An upgrade, and the versions of the package in the updated lock file. */
export type ResolvedUpgrade = Upgrade & { versions: readonly string[] };

/** Returns the versions of the package in the lock file that are below the fixed one. */
export const versionsBelow = ({ versions, to }: ResolvedUpgrade): string[] =>
  versions.filter((version) => compareVersions(version, to) < 0);

/** The result for one lock file. */
export type LockOutcome = {
  file: string;
  /** Name of the ecosystem's tool. */
  tool: string;
  /** The command that a maintainer runs instead. */
  command: string;
} & (
  | { isRenewed: true; resolved: readonly ResolvedUpgrade[] }
  | { isRenewed: false; why: LockRefusal; words?: string | undefined }
);

/** Input of a tool. */
export type LockInput = {
  manifest: string;
  lock: string;
  /** The repository's settings for this tool; empty if there are none. */
  settings: string;
  /** Further files by their path below the manifest's folder. */
  companions: Readonly<Record<string, string>>;
  registry: string;
  upgrades: readonly Upgrade[];
  /** The folder of the manifest while the tool runs; it contains only these input files. */
  folder: string;
};
