// Which tools could detect a problem: distinguishes "nothing found" from "not scanned".
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Category } from '#domain/finding-category';
import type { SlsaThreat } from '#domain/finding-filters';
import { categoryOf, scanners } from '../../../report-formats/catalogue.ts';
import {
  type Scope,
  supplyChainRules,
  type SupplyChainRule,
} from '../../../reference/supply-chain-rules.ts';

/** Tools by id (`zizmor`), and every tool that scans for findings of a category. */
export type Coverage = { tools: readonly string[]; categories: readonly Category[] };

/** A tool with the time of its latest complete report on a repository (its id). */
export type ToolScan = { tool: string; repository: string; at: Date };

/** All scans of the queried repositories, and the number of these repositories. */
export type ToolScans = { scans: readonly ToolScan[]; repositories: number };

export type RecordedAssessment = components['schemas']['RecordedAssessment'];

type NamedScan = { tool: string; at: string };

export type Assessment = {
  seen_by: NamedScan[];
  outdated: NamedScan | null;
  repositories: { looked_at: number; total: number };
  /** Names of tools that would detect it. */
  assessable_by: string[];
  recorded: RecordedAssessment | null;
};

/**
 * The location of a weakness usually does not identify the tool: only these scopes belong to one
 * kind of tool. Tools that know the vulnerabilities of packages do not know who maintains or
 * delivers them.
 */
const categoriesOfScope: Partial<Record<Scope, readonly Category[]>> = {
  secret: ['secret'],
  infrastructure: ['iac', 'cloud'],
};

const coverageOfRule = ({ rules = {}, categories = [], scope }: SupplyChainRule): Coverage => ({
  tools: Object.keys(rules),
  categories: [...categories, ...((scope && categoriesOfScope[scope]) ?? [])],
});

export const mergeCoverage = (parts: readonly Coverage[]): Coverage => ({
  tools: [...new Set(parts.flatMap(({ tools }) => tools))],
  categories: [...new Set(parts.flatMap(({ categories }) => categories))],
});

export const coverageOfThreat = (threat: SlsaThreat): Coverage =>
  mergeCoverage(
    supplyChainRules.filter(({ threats }) => threats.includes(threat)).map(coverageOfRule),
  );

/** @param risk e.g. `CICD-SEC-4` */
export const coverageOfCicdRisk = (risk: string): Coverage =>
  mergeCoverage(
    supplyChainRules
      .filter(({ cicd }) => cicd.some((number) => `CICD-SEC-${String(number)}` === risk))
      .map(coverageOfRule),
  );

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const sees = ({ tools, categories }: Coverage, tool: string): boolean => {
  const category = categoryOf(tool);
  return (
    tools.some((id) => plain(tool).startsWith(plain(id))) ||
    (category !== undefined && categories.includes(category))
  );
};

const named = (id: string): string => scanners.find((scanner) => scanner.id === id)?.name ?? id;
const shown = 4;

/** An older scan does not show the current state. */
const scanValidMs = 30 * 24 * 3600 * 1000;

/** The latest scan first, each tool once. */
const latestByTool = (scans: readonly ToolScan[]): NamedScan[] => {
  const inOrder = scans.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const latest = new Map<string, Date>();
  for (const { tool, at } of inOrder) if (!latest.has(tool)) latest.set(tool, at);
  return [...latest].map(([tool, at]) => ({ tool, at: at.toISOString() }));
};

export const assess = (
  coverage: Coverage,
  { scans, repositories }: ToolScans,
  now: Date,
  recorded: RecordedAssessment | null = null,
): Assessment => {
  const seeing = scans.filter(({ tool }) => sees(coverage, tool));
  const recent = seeing.filter(({ at }) => now.getTime() - at.getTime() <= scanValidMs);
  return {
    seen_by: latestByTool(recent),
    outdated: recent.length > 0 ? null : (latestByTool(seeing)[0] ?? null),
    repositories: {
      looked_at: new Set(recent.map(({ repository }) => repository)).size,
      total: repositories,
    },
    assessable_by: [
      ...coverage.tools.map(named),
      ...coverage.categories.flatMap((category) =>
        scanners
          .filter((scanner) => scanner.category === category)
          .slice(0, 2)
          .map(({ name }) => name),
      ),
    ].slice(0, shown),
    recorded,
  };
};
