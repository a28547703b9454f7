import { defaultSlaDays } from '../../src/shared/rules/sla.ts';
import type { Tx } from '../db/connect.ts';
import type { ScanCounts } from '../db/schema/repositories.ts';
import { linkDuplicates } from './duplicates.repo.ts';
import type { ImportState } from './import-state.ts';
import { followMovedCode, followRenamedFiles } from './follow.repo.ts';
import { dropRepeated, expectMany, hasFindings, matchAsMany, matchInOrder, matchInPlace } from './match.repo.ts';
import { closeVanished, countChanges, insertNew, markDiffering, type Publication, recordRenamed, recordReopened, updateMatched } from './publish.repo.ts';
import { lockRepository, markScanned, observationOf, type StartedScan, succeed } from './scan.repo.ts';
import { clearStage } from './stage.repo.ts';

/** A bill of materials that names no vulnerability has not looked for any: it speaks for components alone. */
const looksForFindings = (state: ImportState) => state.rows + state.ignored > 0 || state.components === 0;

/** From here on tables are joined whole. */
export const manyRows = 1000;

const branchName = (ref: string) => ref.replace(/^refs\/(heads|tags)\//, '');

/** Compares and publishes in one transaction. What it locks is its repository's own rows, and only from here to the commit. */
export const publish = async (tx: Tx, { scan, repository, generation }: StartedScan, state: ImportState, slaDays = defaultSlaDays): Promise<ScanCounts> => {
  await lockRepository(tx, repository.id);
  const tools = [...state.tools].sort();
  const branch = branchName(scan.branch ?? state.run?.branch ?? repository.branch);
  const observedAt = await observationOf(tx, scan, tools, branch, state.run?.completedAt);
  const publication: Publication = {
    clientId: scan.clientId, id: scan.id, repositoryId: repository.id, repositoryName: repository.nickname,
    branch, isDefaultBranch: branch === repository.branch, observedAt, slaDays,
  };
  if (state.rows > manyRows) await expectMany(tx);
  const repeated = await dropRepeated(tx, publication);
  if (await hasFindings(tx, publication)) {
    for (const among of ['open', 'fixed'] as const) {
      await matchAsMany(tx, publication, among);
      await matchInPlace(tx, publication, among);
      await matchInOrder(tx, publication, among);
    }
    // A report on a part does not say that a file is gone.
    if (scan.complete) {
      await followRenamedFiles(tx, publication);
      await followMovedCode(tx, publication);
    }
  }
  const speaksFor = scan.complete && looksForFindings(state) ? tools : [];
  const changes = await countChanges(tx, publication, speaksFor);
  const duplicates = scan.dryRun ? 0 : await write(tx, publication, speaksFor);
  if (scan.dryRun) await clearStage(tx, scan.id);
  else await markScanned(tx, repository.id, observedAt, state.components > 0 ? scan.id : undefined);
  if (repeated > 0) state.ignoredByReason['duplicate_in_report'] = repeated;
  const counts: ScanCounts = { total: state.rows + state.ignored, ...changes, duplicates, ignored: state.ignored + repeated, components: state.components };
  await succeed(tx, scan.id, generation, {
    counts, tools, branch, observedAt, notes: [...state.notes], ignoredByReason: state.ignoredByReason,
    format: state.run?.format ?? null, toolVersion: state.run?.toolVersion ?? null, commit: scan.commit ?? state.run?.commit ?? null,
  });
  return counts;
};

const write = async (tx: Tx, publication: Publication, speaksFor: readonly string[]): Promise<number> => {
  await markDiffering(tx, publication);
  await recordReopened(tx, publication);
  await recordRenamed(tx, publication);
  await updateMatched(tx, publication);
  await insertNew(tx, publication);
  if (speaksFor.length > 0) await closeVanished(tx, publication, speaksFor);
  return linkDuplicates(tx, publication.repositoryId);
};
