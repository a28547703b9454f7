// Re-scans the content of a pull request before it is opened: an upgrade is visible only in its
// lock file.
import type { Deps } from '../../../platform/deps.ts';
import type { Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import type { RemediationNote } from '../../../platform/db/schema/remediations.ts';
import type { FileChange } from '../../source-hosts/index.ts';
import type { ChangedFile } from '../verify/grammars.ts';
import { isRescanNote, refusesFix, rescan } from '../verify/rescan.ts';
import type { Candidate } from './record.ts';

export type RescannedProposal = {
  candidates: Candidate[];
  refused: Map<string, Problem>;
};

const limitMs = 20 * 60_000;

const problemOf = ({ code, names = [] }: RemediationNote): Problem => {
  const [scanner = '', ...found] = names;
  return code === 'rescan_finds_more'
    ? createProblem(422, 'fix_finds_more', { scanner, found: found.join(', ') })
    : createProblem(422, 'fix_still_found', { scanner });
};

/**
 * Adds the scanners' results to the candidates. Fixes that do not remove the problem are refused.
 */
export const rescanProposal = async (
  deps: Deps,
  all: readonly Candidate[],
  changes: readonly FileChange[],
  read: (path: string) => Promise<string | undefined>,
): Promise<RescannedProposal> => {
  const left = all.filter(({ notes }) => !notes.some(isRescanNote));
  if (left.length === 0) return { candidates: [...all], refused: new Map() };
  const files: ChangedFile[] = [];
  for (const { path, content } of changes)
    files.push({ path, before: (await read(path)) ?? '', after: content });
  const verdicts = await rescan(deps, left, files, AbortSignal.timeout(limitMs));
  const notes = new Map(left.map(({ findingId }, at) => [findingId, verdicts[at]]));
  const refused = new Map<string, Problem>();
  for (const [findingId, note] of notes)
    if (note && refusesFix(note)) refused.set(findingId, problemOf(note));
  return {
    refused,
    candidates: all.map((candidate) => {
      const note = notes.get(candidate.findingId);
      return note ? { ...candidate, notes: [...candidate.notes, note] } : candidate;
    }),
  };
};
