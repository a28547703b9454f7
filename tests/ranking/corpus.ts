/** The findings of all real reports, scored as by the import, in equal repositories. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundledKev, parseEpss } from '../../server/domains/vulnerability-feeds/store/feeds.ts';
import { toControlSet } from '../../server/domains/policies/rules/index.ts';
import {
  createScorer,
  type Intelligence,
  type PriorityInput,
  type PrioritySettings,
  toPriorityInput,
} from '../../server/domains/prioritization/score/index.ts';
import { toReportedFacts } from '../../server/domains/prioritization/score/index.ts';
import { supplyChainEvidence } from '../../server/reference/supply-chain.ts';
import type { ReportFinding } from '../../server/report-formats/model.ts';
import { readAll, reportsArePresent, reportsRoot } from '../reports/expectations.ts';
import { findings, type FindingName } from './findings.ts';

const referenceRoot = path.resolve(reportsRoot, '../reference');
const epssFile = path.join(referenceRoot, 'epss_scores-2026-01-30.csv.gz');

export const corpusIsPresent = reportsArePresent && existsSync(epssFile);

export interface CorpusFinding {
  report: string;
  finding: ReportFinding;
  input: PriorityInput;
}

async function loadIntelligence(): Promise<Intelligence> {
  const { date, scores } = await parseEpss(readFileSync(epssFile));
  return {
    epssDate: date,
    epss: new Map(scores.map(({ cve, score }) => [cve, score])),
    kev: new Map(
      bundledKev().entries.map(({ cve, dateAdded, ransomware }) => [
        cve,
        { dateAdded, ransomware },
      ]),
    ),
  };
}

const listReports = (): string[] =>
  ['peer', 'extra', 'fresh']
    .flatMap((folder) =>
      readdirSync(path.join(reportsRoot, folder), { recursive: true, withFileTypes: true }),
    )
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(reportsRoot, path.join(entry.parentPath, entry.name)))
    .toSorted();

export async function loadCorpus(): Promise<CorpusFinding[]> {
  const intelligence = await loadIntelligence();
  const corpus: CorpusFinding[] = [];
  for (const report of listReports()) {
    const tool = report.startsWith('peer/') ? report.split('/')[1] : undefined;
    for (const finding of (await readAll(path.join(reportsRoot, report), tool)).findings) {
      const { slsaThreats } = supplyChainEvidence({ ...finding, tool: tool ?? '' });
      const controls = toControlSet({
        category: finding.category,
        cwes: finding.cwes ?? [],
        vulnerabilityIds: finding.vulnerabilityIds ?? [],
        slsaThreats,
      });
      const input = toPriorityInput(toReportedFacts(finding), {
        repository: { confidential: false, priority: 50 },
        standards: controls?.standards ?? new Set(),
        intelligence,
      });
      corpus.push({ report, finding, input });
    }
  }
  return corpus;
}

export const scoresOf = (
  corpus: readonly CorpusFinding[],
  settings: PrioritySettings,
): ReadonlyMap<CorpusFinding, number> => {
  const score = createScorer(settings);
  return new Map(corpus.map((one) => [one, score(one.input)]));
};

/** @throws if the report no longer contains it; the pair then needs another finding */
export function findNamed(corpus: readonly CorpusFinding[], name: FindingName): CorpusFinding {
  const { report, has } = findings[name];
  const found = corpus.find(
    (one) =>
      one.report === report &&
      has.every((words) =>
        `${one.finding.ruleId}|${one.finding.title}|${one.finding.location?.path ?? ''}`.includes(
          words,
        ),
      ),
  );
  if (!found) throw new Error(`${report} has no finding with ${has.join(', ')}`);
  return found;
}
