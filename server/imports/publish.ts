import { defaultSlaDays } from '../../src/shared/rules/sla.ts';
import type { Tx } from '../db/connect.ts';
import { expectMany } from '../db/expect-many.ts';
import type { ScanCounts } from '../db/schema/repositories.ts';
import { labelByAlias, learnAliases } from './aliases.repo.ts';
import { chooseBills, tellDirect } from './bill.repo.ts';
import { linkDuplicates } from './duplicates.repo.ts';
import type { ImportState } from './import-state.ts';
import { followMovedCode, followRenamedFiles } from './follow.repo.ts';
import {
  dropRepeated,
  hasFindings,
  matchAlone,
  matchAsMany,
  matchInOrder,
  matchInPlace,
} from './match.repo.ts';
import {
  closeVanished,
  countChanges,
  insertNew,
  markDiffering,
  type Publication,
  recordRenamed,
  recordReopened,
  recordVersions,
  rememberMatched,
  updateReworded,
  updateSeen,
} from './publish.repo.ts';
import { changesAhead } from './preview.repo.ts';
import {
  lockRepository,
  markScanned,
  observationOf,
  type StartedScan,
  succeed,
} from './scan.repo.ts';
import {
  forgetTargets,
  markSuperseded,
  recordClosedTargets,
  recordTargets,
  type Scope,
} from './scope.repo.ts';
import { recordSightings } from './sightings.repo.ts';
import { clearStage, countStaged } from './stage.repo.ts';
import { rememberDiffering, rememberVanishing } from './undo.repo.ts';

/** Another import changed findings after they were compared with the report: it has to be read once more, in full. */
export class OutdatedComparison extends Error {
  override readonly name = 'OutdatedComparison';
}

export interface Published {
  counts: ScanCounts;
  /** Findings that the report describes otherwise than before. */
  reworded: number;
}

/** From here on tables are joined whole. */
const manyRows = 1000;

export const branchName = (ref: string) => ref.replace(/^refs\/(heads|tags)\//, '');

/** Compares and publishes in one transaction. What it locks is its repository's own rows, and only from here to the commit. */
export const publish = async (
  tx: Tx,
  { scan, repository, generation }: StartedScan,
  state: ImportState,
  slaDays = defaultSlaDays,
): Promise<Published> => {
  const eventsFrom = await lockRepository(tx, repository.id);
  const tools = [...state.tools].sort();
  const branch = branchName(scan.branch ?? state.run?.branch ?? repository.branch);
  const observedAt = await observationOf(tx, scan, tools, branch, state.run?.completedAt);
  const publication: Publication = {
    clientId: scan.clientId,
    id: scan.id,
    repositoryId: repository.id,
    repositoryName: repository.nickname,
    branch,
    defaultBranch: repository.branch,
    observedAt,
    slaDays,
  };
  // The staging table is not logged: a database that crashed meanwhile has lost it.
  if ((await countStaged(tx, scan.id)) !== state.rows)
    throw new Error('Staged results are missing.');
  if (state.rows + state.components > manyRows) await expectMany(tx);
  const repeated = await dropRepeated(tx, publication);
  // One that could not be read may be a finding that is still there.
  const complete = scan.complete && state.isWhole;
  if (scan.complete && !state.isWhole) state.note({ code: 'results_unread', facts: {} });
  const scope = scopeOf(state, complete);
  for (const tool of await recordTargets(tx, publication, scope, state.stated))
    state.note({ code: 'target_not_named', facts: { tool } });
  const newest = await markSuperseded(tx, publication);
  await match(tx, publication, { unmatched: state.rows - repeated, complete });
  const { changes, late, outdated } = await countChanges(tx, publication, scope);
  if (outdated > 0) throw new OutdatedComparison();
  if (newest !== undefined)
    state.note({
      code: 'later_report_known',
      facts: {
        observed_at: observedAt.toISOString(),
        later_at: newest.toISOString(),
        kept_fixed: late,
      },
    });
  const { duplicates, reworded } = scan.dryRun
    ? { duplicates: 0, reworded: 0 }
    : await write(tx, publication, { ...changes, late }, scope);
  const ahead = scan.dryRun ? await changesAhead(tx, publication, scope) : [];
  if (scan.dryRun) {
    await clearStage(tx, scan.id);
    await forgetTargets(tx, publication);
  } else {
    await markScanned(tx, repository.id, observedAt);
    if (state.components > 0) await publishBill(tx, publication, state, tools, scan.complete);
  }
  if (repeated > 0) state.ignoredByReason['duplicate_in_report'] = repeated;
  const counts: ScanCounts = {
    total: state.rows + state.ignored,
    ...changes,
    duplicates,
    ignored: state.ignored + repeated,
    components: state.components,
  };
  await succeed(tx, scan.id, generation, {
    counts,
    changes: ahead,
    tools,
    subject: subjectOf(state),
    branch,
    observedAt,
    eventsFrom,
    notes: [...state.notes.values()],
    ignoredByReason: state.ignoredByReason,
    format: state.run?.format ?? null,
    toolVersion: state.run?.toolVersion ?? null,
    commit: scan.commit ?? state.run?.commit ?? null,
  });
  return { counts, reworded };
};

/** A report on several things is of none of them. */
const subjectOf = ({ run }: ImportState): string =>
  run?.targets?.length === 1 ? (run.targets[0] ?? '') : '';

const publishBill = async (
  tx: Tx,
  publication: Publication,
  state: ImportState,
  tools: readonly string[],
  complete: boolean,
): Promise<void> => {
  await tellDirect(tx, publication);
  const whole = complete && publication.branch === publication.defaultBranch;
  const chosen = await chooseBills(tx, publication.repositoryId, {
    id: publication.id,
    subject: subjectOf(state),
    tools,
    whole,
    components: state.components,
  });
  if (!chosen.includes(publication.id))
    state.note({ code: 'other_bill_kept', facts: { components: state.components } });
};

const scopeOf = ({ speaksFor, stated, unstating }: ImportState, complete: boolean): Scope => {
  const tools = complete ? [...speaksFor].sort() : [];
  const targetsOf = (tool: string) =>
    new Set(stated.filter((each) => each.tool === tool).map(({ target }) => target));
  return {
    tools,
    stating: tools.filter((tool) => !unstating.has(tool) && targetsOf(tool).size === 1),
  };
};

/** Each pass looks at what the ones before it left. */
const match = async (
  tx: Tx,
  publication: Publication,
  { unmatched, complete }: { unmatched: number; complete: boolean },
): Promise<void> => {
  if (!(await hasFindings(tx, publication))) return;
  const passes = [
    () => matchAlone(tx, publication),
    ...(['open', 'fixed'] as const).flatMap((among) =>
      [matchAsMany, matchInPlace, matchInOrder].map((pass) => () => pass(tx, publication, among)),
    ),
    // A report on a part does not say that a file is gone.
    ...(complete
      ? [() => followRenamedFiles(tx, publication), () => followMovedCode(tx, publication)]
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
  publication: Publication,
  changes: Changes,
  scope: Scope,
): Promise<{ duplicates: number; reworded: number }> => {
  if (changes.matched > 0) await recordVersions(tx, publication);
  const { differing, reworded } =
    changes.matched > 0 ? await markDiffering(tx, publication) : { differing: 0, reworded: 0 };
  if (differing > 0) {
    await rememberDiffering(tx, publication);
    await recordReopened(tx, publication);
    await recordRenamed(tx, publication);
    await updateSeen(tx, publication);
  }
  if (reworded > 0) await updateReworded(tx, publication);
  if (changes.new > 0) await insertNew(tx, publication, changes.late);
  if (changes.fixed > 0) {
    await rememberVanishing(tx, publication, scope);
    await closeVanished(tx, publication, scope);
    await recordClosedTargets(tx, publication);
  }
  if (publication.branch !== publication.defaultBranch)
    await recordSightings(tx, publication, scope.tools);
  if (changes.new > 0 || reworded > 0) {
    await learnAliases(tx, publication);
    await labelByAlias(tx, publication);
  }
  if (changes.matched > changes.reopened) await rememberMatched(tx, publication);
  // Links follow from the open findings and what they say.
  const linkable = changes.new + changes.reopened + changes.fixed + reworded > 0;
  return {
    duplicates: linkable ? await linkDuplicates(tx, publication.repositoryId) : 0,
    reworded,
  };
};
