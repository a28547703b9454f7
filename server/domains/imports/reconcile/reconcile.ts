import { defaultSlaDays } from '#domain/sla';
import type { Tx } from '../../../platform/db/connect.ts';
import { setLargeJoinHints } from '../../../platform/db/planner-hints.ts';
import type { ScanCounts } from '../../../platform/db/schema/repositories.ts';
import { addAliasLabels } from '../match/aliases.repo.ts';
import { upsertAliases } from '../match/aliases.repo.ts';
import { updateCurrentSboms, markDirectDependencies } from '../sbom.repo.ts';
import { upsertDuplicateLinks } from '../duplicates/duplicates.repo.ts';
import { closeIfComplete } from '../groups/close-group.ts';
import { insertPart, isPart, observedBefore, upsertGroup } from '../groups/groups.repo.ts';
import type { ImportState } from '../import-state.ts';
import { matchMovedCode, matchRenamedFiles } from '../match/match-renames.repo.ts';
import {
  deleteRepeatedResults,
  hasFindings,
  matchUnique,
  matchEqualCounts,
  matchByOrder,
  matchByPosition,
} from '../match/match.repo.ts';
import {
  closeMissing,
  countChanges,
  insertNewFindings,
  markDiffering,
  type ReconcileScan,
  insertMovedEvents,
  insertReopenedEvents,
  insertFindingVersions,
  insertScanMatches,
  updateChangedFindings,
  updateUnchangedFindings,
} from './reconcile.repo.ts';
import { countLeft } from './left.repo.ts';
import { listPreviewChanges } from './preview.repo.ts';
import {
  branchName,
  lockRepository,
  markScanned,
  getObservedAt,
  type StartedScan,
  completeScan,
} from '../../scans/records/index.ts';
import {
  deleteScanTargets,
  markSuperseded,
  insertClosedTargets,
  insertScanTargets,
  isMissingFromReport,
  type Scope,
} from './scope.repo.ts';
import { updateBranchFindings } from './branch-findings.repo.ts';
import { clearStage, countStaged } from '../stage/stage.repo.ts';
import { saveDifferingBefore, saveMissingBefore } from '../undo/undo.repo.ts';

/**
 * Another import changed findings after the worker compared them with the report. The job has to
 * read the report again without the comparison.
 */
export class OutdatedComparisonError extends Error {
  override readonly name = 'OutdatedComparisonError';
}

export interface ReconcileResult {
  counts: ScanCounts;
  /** Findings whose reported content changed. */
  reworded: number;
}

/** From this many rows on, the planner should join whole tables. */
const planForManyRowsFrom = 1000;

/**
 * Matches and writes the results in one transaction. It locks only rows of its repository, and only
 * until the commit.
 */
export const reconcile = async (
  tx: Tx,
  { scan, repository, generation }: StartedScan,
  state: ImportState,
  slaDays = defaultSlaDays,
): Promise<ReconcileResult> => {
  const eventsFrom = await lockRepository(tx, repository.id);
  const tools = [...state.tools].sort();
  const branch = branchName(scan.branch ?? state.run?.branch ?? repository.branch);
  const group = isPart(scan) ? await upsertGroup(tx, scan, { branch, tools }) : undefined;
  const observedAt =
    (group && (await observedBefore(tx, group.id, scan.fileHash))) ??
    (await getObservedAt(tx, scan, tools, branch, state.run?.completedAt));
  const publication: ReconcileScan = {
    clientId: scan.clientId,
    id: scan.id,
    repositoryId: repository.id,
    repositoryName: repository.nickname,
    branch,
    defaultBranch: repository.branch,
    observedAt,
    learnedAt: scan.createdAt,
    slaDays,
  };
  // The staging table is unlogged, so a database crash empties it.
  if ((await countStaged(tx, scan.id)) !== state.rows)
    throw new Error('Staged rows are missing from scan_stage');
  if (state.rows + state.components > planForManyRowsFrom) await setLargeJoinHints(tx);
  const repeated = await deleteRepeatedResults(tx, publication);
  // An unreadable result may be a finding that still exists.
  const accountedFor = state.isAccountedFor();
  const claimsToBeWhole = isPart(scan) ? scan.groupWhole : scan.complete;
  const whole = claimsToBeWhole && state.isWhole && accountedFor;
  if (claimsToBeWhole && !state.isWhole) state.note({ code: 'results_unread', facts: {} });
  const complete = whole && !isPart(scan);
  const scope = scopeOf(state, complete);
  for (const tool of await insertScanTargets(tx, publication, scope, state.stated))
    state.note({ code: 'target_not_named', facts: { tool } });
  const newest = await markSuperseded(tx, publication);
  await match(tx, publication, {
    unmatched: state.rows - repeated,
    complete: complete && state.unscanned.length === 0,
  });
  const { changes, late, outdated } = await countChanges(tx, publication, scope);
  if (outdated > 0) throw new OutdatedComparisonError();
  if (newest !== undefined)
    state.note({
      code: 'later_report_known',
      facts: {
        observed_at: observedAt.toISOString(),
        later_at: newest.toISOString(),
        kept_fixed: late,
      },
    });
  // A part of a group does not close findings; its group does.
  const left = isPart(scan)
    ? null
    : await countLeft(tx, publication, {
        scope,
        tools: [...state.speaksFor],
        silent: claimsToBeWhole ? 'unread' : 'partial',
      });
  const { duplicates, reworded } = scan.dryRun
    ? { duplicates: 0, reworded: 0 }
    : await write(tx, publication, { ...changes, late }, scope);
  const ahead = scan.dryRun ? await listPreviewChanges(tx, publication, scope) : [];
  if (scan.dryRun) {
    await clearStage(tx, scan.id);
    await deleteScanTargets(tx, publication);
  } else {
    if (state.showsResults()) await markScanned(tx, repository.id, observedAt);
    if (state.components > 0) await reconcileSbom(tx, publication, state, tools, scan.complete);
  }
  if (repeated > 0) state.ignoredByReason['duplicate_in_report'] = repeated;
  const counts: ScanCounts = {
    total: state.rows + state.ignored + state.settled,
    ...changes,
    duplicates,
    ignored: state.ignored + repeated,
    components: state.components,
    left,
  };
  await completeScan(tx, scan.id, generation, {
    counts,
    changes: ahead,
    tools,
    subject: subjectOf(state),
    branch,
    observedAt,
    eventsFrom,
    // A scan that Parapet ran has notes about its run.
    notes: [...scan.notes, ...state.notes.values()],
    ignoredByReason: state.ignoredByReason,
    format: state.run?.format ?? null,
    toolVersion: state.run?.toolVersion ?? null,
    commit: scan.commit ?? state.run?.commit ?? null,
  });
  if (!group || !isPart(scan)) return { counts, reworded };
  await insertPart(tx, group, scan, {
    scope: scopeOf(state, whole, 'part'),
    whole: whole && state.incomplete.size === 0 && state.unscanned.length === 0,
    late: newest !== undefined,
    observedAt,
  });
  const closed = await closeIfComplete(tx, group);
  return {
    counts: {
      ...counts,
      fixed: counts.fixed + (closed?.fixed ?? 0),
      duplicates: counts.duplicates + (closed?.duplicates ?? 0),
    },
    reworded,
  };
};

/** Empty when the report covers several targets. */
const subjectOf = ({ run }: ImportState): string =>
  run?.targets?.length === 1 ? (run.targets[0] ?? '') : '';

const reconcileSbom = async (
  tx: Tx,
  publication: ReconcileScan,
  state: ImportState,
  tools: readonly string[],
  complete: boolean,
): Promise<void> => {
  await markDirectDependencies(tx, publication);
  const whole = complete && publication.branch === publication.defaultBranch;
  const chosen = await updateCurrentSboms(tx, publication, {
    id: publication.id,
    subject: subjectOf(state),
    tools,
    whole,
    components: state.components,
  });
  if (!chosen.includes(publication.id))
    state.note({ code: 'other_bill_kept', facts: { components: state.components } });
};

const scopeOf = (
  state: ImportState,
  complete: boolean,
  as: 'report' | 'part' = 'report',
): Scope => {
  const { speaksFor, incomplete, unscanned, stated, unstating } = state;
  // Parts of a group store no exceptions: a part with exceptions cannot close findings of its tool.
  const silent = new Set([
    ...incomplete,
    ...(as === 'part' || state.reachedNoTarget() ? unscanned.map(({ tool }) => tool) : []),
  ]);
  const tools = complete ? [...speaksFor].filter((tool) => !silent.has(tool)).sort() : [];
  const targetsOf = (tool: string) =>
    new Set(stated.filter((each) => each.tool === tool).map(({ target }) => target));
  return {
    tools,
    stating: tools.filter((tool) => !unstating.has(tool) && targetsOf(tool).size === 1),
    except: unscanned,
  };
};

/** Each pass handles what the earlier ones left unmatched. */
const match = async (
  tx: Tx,
  publication: ReconcileScan,
  { unmatched, complete }: { unmatched: number; complete: boolean },
): Promise<void> => {
  if (!(await hasFindings(tx, publication))) return;
  const passes = [
    () => matchUnique(tx, publication),
    ...(['open', 'fixed'] as const).flatMap((among) =>
      [matchEqualCounts, matchByPosition, matchByOrder].map(
        (pass) => () => pass(tx, publication, among),
      ),
    ),
    // A partial report does not show that a file is gone.
    ...(complete
      ? [() => matchRenamedFiles(tx, publication), () => matchMovedCode(tx, publication)]
      : []),
  ];
  let left = unmatched;
  for (const pass of passes) {
    if (left === 0) return;
    left -= (await pass()).rowCount ?? 0;
  }
};

type Changes = Awaited<ReturnType<typeof countChanges>>['changes'] & { late: number };

const write = async (
  tx: Tx,
  publication: ReconcileScan,
  changes: Changes,
  scope: Scope,
): Promise<{ duplicates: number; reworded: number }> => {
  if (changes.matched > 0) await insertFindingVersions(tx, publication);
  const { differing, reworded } =
    changes.matched > 0 ? await markDiffering(tx, publication) : { differing: 0, reworded: 0 };
  if (differing > 0) {
    await saveDifferingBefore(tx, publication);
    await insertReopenedEvents(tx, publication);
    await insertMovedEvents(tx, publication);
    await updateUnchangedFindings(tx, publication);
  }
  if (reworded > 0) await updateChangedFindings(tx, publication);
  if (changes.new > 0) await insertNewFindings(tx, publication, changes.late);
  if (changes.fixed > 0) {
    const missing = isMissingFromReport(publication, scope);
    await saveMissingBefore(tx, publication, missing);
    await closeMissing(tx, publication, missing);
    await insertClosedTargets(tx, publication);
  }
  if (publication.branch !== publication.defaultBranch)
    await updateBranchFindings(tx, publication, scope);
  if (changes.new > 0 || reworded > 0) {
    await upsertAliases(tx, publication);
    await addAliasLabels(tx, publication);
  }
  if (changes.matched > changes.reopened) await insertScanMatches(tx, publication);
  // Duplicate links depend on the open findings and their content.
  const linkable = changes.new + changes.reopened + changes.fixed + reworded > 0;
  return {
    duplicates: linkable ? await upsertDuplicateLinks(tx, publication) : 0,
    reworded,
  };
};
