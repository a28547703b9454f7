// Scans a folder independent of a scan run: findings are parsed and not imported.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Category } from '#domain/finding-category';
import type { Config } from '../../../platform/config/config.ts';
import type { Deps } from '../../../platform/deps.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { type ReportFinding, ReportError } from '../../../report-formats/model.ts';
import { readReport } from '../../../report-formats/read-report.ts';
import { programOf, scanners } from '../scanners/registry.ts';
import type { CodeKind, Scanner, Target } from '../scanners/scanner.ts';
import { callScanner, withCache } from './call-scanner.ts';
import { ScanError } from './scan-fault.ts';

type ScanDeps = Pick<Deps, 'config' | 'outgoing'>;

/** Scanners for findings of this category, the best first. */
const scannersOf = (category: Category): { scanner: Scanner; kind: CodeKind }[] => {
  const { trivy, semgrep, gitleaks } = scanners;
  if (category === 'sca') return [{ scanner: trivy, kind: 'sca' }];
  if (category === 'iac') return [{ scanner: trivy, kind: 'iac' }];
  if (category === 'secret')
    return [
      { scanner: gitleaks, kind: 'secret' },
      { scanner: trivy, kind: 'secret' },
    ];
  return category === 'sast' || category === 'quality' ? [{ scanner: semgrep, kind: 'sast' }] : [];
};

export type ClosestScanner = { scanner: Scanner; kind: CodeKind };

/**
 * Returns the installed scanner that reported the finding, or one with the same purpose; undefined
 * for none.
 */
export const closestScanner = async (
  config: Pick<Config, 'scanners'>,
  { tool, category }: { tool: string; category: Category },
): Promise<ClosestScanner | undefined> => {
  const all = scannersOf(category);
  const own = all.filter(({ scanner }) => scanner.name.toLowerCase() === tool.toLowerCase());
  for (const each of [...own, ...all])
    if ((await programOf(config, each.scanner)) !== undefined) return each;
  return undefined;
};

const mostMinutes = 2;

/** Returns the scanner's findings in the folder. Undefined if it did not scan all of it. */
export const scanFolder = async (
  deps: ScanDeps,
  { scanner, kind }: ClosestScanner,
  folder: string,
  { semgrep, signal }: Pick<Extract<Target, { of: 'code' }>, 'semgrep'> & { signal: AbortSignal },
): Promise<ReportFinding[] | undefined> => {
  const { config } = deps;
  const work = path.join(config.dataDir, 'scanning', newId());
  await mkdir(work, { recursive: true, mode: 0o700 });
  try {
    const { report, refused } = await withCache(config.dataDir, (cache) =>
      callScanner(deps, {
        scanner,
        target: { of: 'code', kind, folder, semgrep },
        work,
        cache,
        signal,
        minutes: Math.min(config.scanners.minutes, mostMinutes),
      }),
    );
    if (refused.length > 0) return undefined;
    const found: ReportFinding[] = [];
    for await (const item of readReport(report, { tool: scanner.id, ext: 'json' })) {
      if (
        item.kind === 'run' &&
        (item.incomplete || item.unscanned?.some(({ file }) => file !== undefined))
      )
        return undefined;
      if (item.kind === 'finding') found.push(item.finding);
    }
    return found;
  } catch (error) {
    if (error instanceof ScanError || error instanceof ReportError) return undefined;
    throw error;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};
