import { compareVersions } from '#domain/versions';
import type { Upgrade } from '../manifests/edit.ts';

/**
 * Why a lock file was left to the maintainer. `runs_code`: resolving with this tool runs code of
 * the repository or of its packages. `no_lock_only`: the tool renews a lock file only by installing
 * every package.
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

/** An upgrade and the versions of that package that the renewed lock file names. */
export type ResolvedUpgrade = Upgrade & { versions: readonly string[] };

/** Versions of the package in the lock file that are below the repaired one. */
export const versionsBelow = ({ versions, to }: ResolvedUpgrade): string[] =>
  versions.filter((version) => compareVersions(version, to) < 0);

/** What became of one lock file. */
export type LockOutcome = {
  file: string;
  /** The ecosystem's own tool, by its name. */
  tool: string;
  /** What a maintainer runs instead. */
  command: string;
} & (
  | { isRenewed: true; resolved: readonly ResolvedUpgrade[] }
  | { isRenewed: false; why: LockRefusal; words?: string | undefined }
);

/** What a tool is given. */
export type LockInput = {
  manifest: string;
  lock: string;
  /** The repository's settings for this tool; empty where it has none. */
  settings: string;
  registry: string;
  upgrades: readonly Upgrade[];
  /** The folder of the manifest while the tool runs; it holds nothing but the files it is given. */
  folder: string;
};
