// Regenerates the change of an open pull request on another commit of its base, and verifies it
// again.
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { RemediationNote } from '../../../platform/db/schema/remediations.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import type { FileChange } from '../../source-hosts/index.ts';
import type { CodeSource } from '../generate/code-region.ts';
import { composeRemediation } from '../generate/dependency-upgrade.ts';
import { sourcesOf } from '../generate/generate-remediation.ts';
import { getSubject } from '../generate/remediation.repo.ts';
import type { LockOutcome } from '../lock-files/lock-outcome.ts';
import { renewLocks } from '../lock-files/renew-locks.ts';
import { findBroken } from '../verify/check-syntax.ts';
import type { ChangedFile } from '../verify/grammars.ts';
import { isRescanNote } from '../verify/rescan.ts';
import { applyPatches, upgradesOf, withLocks } from './compose-change.ts';
import type { Candidate } from './record.ts';
import { rescanProposal } from './rescan-proposal.ts';

export type OpenFix = Candidate & {
  /** Unchanged since it was generated: no user has edited it, and no model wrote it. */
  isRepeatable: boolean;
};

export type RemadeChange = {
  fixes: readonly Candidate[];
  files: readonly FileChange[];
  locks: readonly LockOutcome[];
};

/**
 * Removes verification results, which are determined again. An updated lock file has to be updated
 * again.
 */
const unverified = (fix: OpenFix): OpenFix => ({
  ...fix,
  notes: fix.notes.flatMap((note): RemediationNote[] => {
    if (isRescanNote(note) || note.code.startsWith('upgrade_')) return [];
    return [note.code === 'lock_renewed' ? { ...note, code: 'renew_lock' } : note];
  }),
});

/**
 * Generates the fix for the current files: a report's fix is carried from the scanned commit by a
 * three-way merge, an upgrade is made in the manifest. Undefined if no patch results.
 */
const regenerated = async (
  deps: Deps,
  fix: OpenFix,
  readFile: CodeSource,
  signal: AbortSignal,
): Promise<OpenFix | undefined> => {
  if (!fix.isRepeatable) return undefined;
  const { clientId, findingId } = fix;
  const subject = await inTenant(deps.db, { clientId }, (tx) =>
    getSubject(tx, clientId, findingId),
  );
  const { readScanned } = await sourcesOf(deps, subject);
  const outcome = await composeRemediation(
    subject.data,
    { version: fix.upgrade?.to },
    {
      readFile,
      readScanned,
      others: subject.others,
      registries: deps.config.registries,
      outgoing: deps.outgoing,
      signal,
      progress: () => Promise.resolve(),
    },
  );
  if (!('made' in outcome) || outcome.made.codeDiff === null) return undefined;
  return { ...fix, codeDiff: outcome.made.codeDiff, notes: outcome.made.notes };
};

const firstOf = (refused: ReadonlyMap<string, unknown>): Problem | undefined =>
  [...refused.values()].find((each): each is Problem => each instanceof Problem);

/** Fits all fixes; those that no longer fit are regenerated. */
const fitAll = async (
  deps: Deps,
  fixes: readonly OpenFix[],
  read: CodeSource,
  signal: AbortSignal,
): Promise<{ fixes: Candidate[]; changes: FileChange[] } | Problem> => {
  const first = await applyPatches(fixes, read);
  if (first.refused.size === 0 && first.apart.length === 0)
    return { fixes: first.candidates, changes: first.changes };
  const again: OpenFix[] = [];
  for (const fix of fixes) {
    const isLeft = first.refused.has(fix.findingId);
    again.push((isLeft ? await regenerated(deps, fix, read, signal) : undefined) ?? fix);
  }
  const second = await applyPatches(again, read);
  const [apart] = second.apart;
  if (apart) return createProblem(422, 'patch_overlaps', { file: apart.filePath ?? '' });
  return (
    firstOf(second.refused) ?? {
      fixes: second.candidates,
      changes: second.changes,
    }
  );
};

const filesOf = (changes: readonly FileChange[], read: CodeSource): Promise<ChangedFile[]> =>
  Promise.all(
    changes.map(async ({ path, content }) => ({
      path,
      before: (await read(path)) ?? '',
      after: content,
    })),
  );

/**
 * @returns a `Problem` if the fixes no longer apply, or no longer pass a check that they passed
 * before
 */
export const remakeChange = async (
  deps: Deps,
  known: readonly OpenFix[],
  { read, list }: { read: CodeSource; list: () => Promise<readonly string[]> },
  signal: AbortSignal,
): Promise<RemadeChange | Problem> => {
  const fitted = await fitAll(deps, known.map(unverified), read, signal);
  if (fitted instanceof Problem) return fitted;
  const broken = await findBroken(await filesOf(fitted.changes, read));
  if (broken !== undefined) return createProblem(422, 'fix_breaks_file', { file: broken });
  const locks = await renewLocks(deps, fitted.changes, upgradesOf(fitted.fixes), read, list);
  const wasRenewed = known.flatMap(({ notes }) =>
    notes.flatMap(({ code, file }) => (code === 'lock_renewed' && file !== null ? [file] : [])),
  );
  const lost = wasRenewed.find(
    (file) => !locks.outcomes.some((outcome) => outcome.file === file && outcome.isRenewed),
  );
  if (lost !== undefined) return createProblem(422, 'lock_not_renewed', { file: lost });
  const rescanned = await rescanProposal(deps, fitted.fixes, locks.changes, read);
  return (
    firstOf(rescanned.refused) ?? {
      fixes: rescanned.candidates.map(withLocks(locks.outcomes)),
      files: locks.changes,
      locks: locks.outcomes,
    }
  );
};
