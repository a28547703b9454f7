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
