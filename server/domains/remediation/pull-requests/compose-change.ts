// Content of a pull request: the patches of its fixes applied to the current files, and the
// matching lock files.
import type { RemediationNote } from '../../../platform/db/schema/remediations.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { FileChange } from '../../source-hosts/index.ts';
import type { CodeSource } from '../generate/code-region.ts';
import { repeatUpgrade } from '../generate/manifest-step.ts';
import { type LockOutcome, versionsBelow } from '../lock-files/lock-outcome.ts';
import type { UpgradeInFile } from '../lock-files/renew-locks.ts';
import { checkSyntax } from '../verify/check-syntax.ts';
import { PatchedTree, type Repeat } from './commit-patch.ts';
import type { Candidate, CreationResults } from './record.ts';

export type AppliedPatches = {
  candidates: Candidate[];
  changes: FileChange[];
  refused: CreationResults;
  /** Fixes whose lines another patch changes; they go into a further pull request. */
  apart: Candidate[];
};

/** Repeats an upgrade in a text that other patches have changed, unless a user edited its patch. */
const repeatOf =
  ({ finding, upgrade }: Candidate, read: CodeSource): Repeat =>
  async (path, text) => {
    const next =
      finding && upgrade
        ? await repeatUpgrade(finding, upgrade.to, { path, text }, read)
        : undefined;
    if (next === undefined || next === text) return next;
    const verdict = await checkSyntax([{ path, before: text, after: next }]);
    return verdict === 'broken' ? undefined : next;
  };

export const applyPatches = async (
  candidates: readonly Candidate[],
  read: (path: string) => Promise<string | undefined>,
): Promise<AppliedPatches> => {
  const tree = new PatchedTree(read);
  const refused: CreationResults = new Map();
  const fitting: Candidate[] = [];
  const overlapping: Candidate[] = [];
  for (const candidate of candidates) {
    const paths = await tree.apply(candidate.codeDiff ?? '', repeatOf(candidate, read));
    if (!(paths instanceof Problem)) fitting.push(candidate);
    else if (paths.code === 'patch_overlaps') overlapping.push(candidate);
    else refused.set(candidate.findingId, paths);
  }
  return { candidates: fitting, changes: tree.changes(), refused, apart: overlapping };
};

export const upgradesOf = (candidates: readonly Candidate[]): UpgradeInFile[] =>
  candidates.flatMap(({ upgrade, filePath, notes }) =>
    upgrade && filePath !== null
      ? [
          {
            ...upgrade,
            manifest: filePath,
            lock: notes.find(({ code }) => code === 'renew_lock')?.file ?? undefined,
          },
        ]
      : [],
  );

/** Checks whether the updated lock file contains a version that the advisory lists as affected. */
const verdictOf = (
  { upgrade }: Candidate,
  { file, tool, resolved }: Extract<LockOutcome, { isRenewed: true }>,
): RemediationNote[] => {
  const own = resolved.find(({ name }) => name === upgrade?.name);
  if (!own || !upgrade) return [];
  const below = versionsBelow({ ...own, to: upgrade.to });
  return [
    below.length === 0
      ? { code: 'upgrade_verified', file, command: null, names: [tool] }
      : { code: 'upgrade_unverified', file, command: null, names: below.slice(0, 50) },
  ];
};

/** Drops the manual steps for lock files that the pull request contains. */
export const withLocks =
  (outcomes: readonly LockOutcome[]) =>
  (candidate: Candidate): Candidate => ({
    ...candidate,
    notes: candidate.notes.flatMap((note): RemediationNote[] => {
      const lock = outcomes.find(({ file }) => file === note.file);
      return note.code === 'renew_lock' && lock?.isRenewed
        ? [{ ...note, code: 'lock_renewed', command: null }, ...verdictOf(candidate, lock)]
        : [note];
    }),
  });
