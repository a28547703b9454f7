// Runs a scanner on the files that a fix changes, before and after the fix.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemediationNote } from '../../../platform/db/schema/remediations.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import type { ReportFinding } from '../../../report-formats/model.ts';
import {
  closestScanner,
  type ClosestScanner,
  scanFolder,
  semgrepAccess,
} from '../../scans/index.ts';
import { compareScans } from './compare-scans.ts';
import type { ChangedFile } from './grammars.ts';

/** A finding and the tool that reported it. */
export type Reported = { clientId: string; tool: string; data: ReportFinding };

export type RescanNote = Extract<
  RemediationNote['code'],
  'rescanned' | 'rescan_still_finds' | 'rescan_finds_more' | 'rescan_unclear' | 'no_scanner'
>;

/** A fix with one of these results is not proposed. */
export const refusesFix = ({ code }: Pick<RemediationNote, 'code'>): boolean =>
  code === 'rescan_still_finds' || code === 'rescan_finds_more';

export const isRescanNote = ({ code }: Pick<RemediationNote, 'code'>): boolean =>
  code === 'rescanned' || code === 'rescan_unclear' || code === 'no_scanner';

const note = (code: RescanNote, names: readonly string[] = []): RemediationNote => ({
  code,
  file: null,
  command: null,
  ...(names.length > 0 && { names: names.slice(0, 50) }),
});

export const noScanner = note('no_scanner');

const writeInto = async (folder: string, files: readonly (readonly [string, string])[]) => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [file, text] of files) {
    const place = path.join(folder, file);
    if (!place.startsWith(folder + path.sep)) continue;
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    await writeFile(place, text, { mode: 0o600 });
  }
};

/** Returns what one scanner finds in the files before and after. Undefined if it did not run. */
const scanBoth = async (
  deps: Deps,
  clientId: string,
  chosen: ClosestScanner,
  files: readonly ChangedFile[],
  signal: AbortSignal,
): Promise<{ before: ReportFinding[]; after: ReportFinding[] } | undefined> => {
  const work = path.join(deps.config.dataDir, 'scanning', newId());
  const semgrep = await inTenant(deps.db, { clientId }, (tx) => semgrepAccess(deps, tx, clientId));
  try {
    const folders = { before: path.join(work, 'before'), after: path.join(work, 'after') };
    const found = { before: [] as ReportFinding[], after: [] as ReportFinding[] };
    for (const which of ['before', 'after'] as const) {
      await writeInto(
        folders[which],
        files.map((file) => [file.path, file[which]] as const),
      );
      const findings = await scanFolder(deps, chosen, folders[which], { semgrep, signal });
      if (!findings) return undefined;
      found[which] = findings;
    }
    return found;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};

const noteOf = (
  { tool, data }: Reported,
  { scanner }: ClosestScanner,
  found: { before: ReportFinding[]; after: ReportFinding[] },
): RemediationNote => {
  const verdict = compareScans(data, found.before, found.after);
  switch (verdict.is) {
    case 'gone':
      return note('rescanned', [scanner.name, String(verdict.before), String(verdict.after)]);
    case 'finds_more':
      return note('rescan_finds_more', [scanner.name, ...verdict.names]);
    case 'still_found':
      // Another scanner's finding of the same weakness may be another problem.
      return scanner.name.toLowerCase() === tool.toLowerCase()
        ? note('rescan_still_finds', [scanner.name])
        : note('rescan_unclear', [scanner.name]);
    case 'unknown':
      return note('rescan_unclear', [scanner.name]);
  }
};

/**
 * Returns the re-scan result for each finding whose fix is part of these changes, in the same
 * order.
 */
export const rescan = async (
  deps: Deps,
  reported: readonly Reported[],
  files: readonly ChangedFile[],
  signal: AbortSignal,
): Promise<RemediationNote[]> => {
  const scans = new Map<string, ReturnType<typeof scanBoth>>();
  const notes: RemediationNote[] = [];
  for (const one of reported) {
    const chosen = await closestScanner(deps.config, {
      tool: one.tool,
      category: one.data.category,
    });
    if (!chosen) {
      notes.push(noScanner);
      continue;
    }
    const key = `${chosen.scanner.id} ${chosen.kind}`;
    const scan = scans.get(key) ?? scanBoth(deps, one.clientId, chosen, files, signal);
    scans.set(key, scan);
    const found = await scan;
    notes.push(found ? noteOf(one, chosen, found) : note('rescan_unclear', [chosen.scanner.name]));
  }
  return notes;
};
