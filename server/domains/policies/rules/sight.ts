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
export type Sight = { tools: readonly string[]; categories: readonly Category[] };

/** A tool with the time of its latest complete report on a repository (its id). */
export type Look = { tool: string; repository: string; at: Date };

/** All scans of the queried repositories, and the number of these repositories. */
export type Looks = { looks: readonly Look[]; repositories: number };

export type RecordedAssessment = components['schemas']['RecordedAssessment'];

type NamedLook = { tool: string; at: string };

export type Assessment = {
  seen_by: NamedLook[];
  outdated: NamedLook | null;
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

const sightOfRule = ({ rules = {}, categories = [], scope }: SupplyChainRule): Sight => ({
  tools: Object.keys(rules),
  categories: [...categories, ...((scope && categoriesOfScope[scope]) ?? [])],
});

export const unite = (sights: readonly Sight[]): Sight => ({
  tools: [...new Set(sights.flatMap(({ tools }) => tools))],
  categories: [...new Set(sights.flatMap(({ categories }) => categories))],
});

export const sightOfThreat = (threat: SlsaThreat): Sight =>
  unite(supplyChainRules.filter(({ threats }) => threats.includes(threat)).map(sightOfRule));

/** @param risk e.g. `CICD-SEC-4` */
export const sightOfCicdRisk = (risk: string): Sight =>
  unite(
    supplyChainRules
      .filter(({ cicd }) => cicd.some((number) => `CICD-SEC-${String(number)}` === risk))
      .map(sightOfRule),
  );

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const sees = ({ tools, categories }: Sight, tool: string): boolean => {
  const category = categoryOf(tool);
  return (
    tools.some((id) => plain(tool).startsWith(plain(id))) ||
    (category !== undefined && categories.includes(category))
  );
};

const named = (id: string): string => scanners.find((scanner) => scanner.id === id)?.name ?? id;
const shown = 4;

/** An older scan does not show the current state. */
const lookCountsFor = 30 * 24 * 3600 * 1000;

/** The latest scan first, each tool once. */
const latestByTool = (looks: readonly Look[]): NamedLook[] => {
  const inOrder = looks.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const latest = new Map<string, Date>();
  for (const { tool, at } of inOrder) if (!latest.has(tool)) latest.set(tool, at);
  return [...latest].map(([tool, at]) => ({ tool, at: at.toISOString() }));
};

export const assess = (
  sight: Sight,
  { looks, repositories }: Looks,
  now: Date,
  recorded: RecordedAssessment | null = null,
): Assessment => {
  const seeing = looks.filter(({ tool }) => sees(sight, tool));
  const recent = seeing.filter(({ at }) => now.getTime() - at.getTime() <= lookCountsFor);
  return {
    seen_by: latestByTool(recent),
    outdated: recent.length > 0 ? null : (latestByTool(seeing)[0] ?? null),
    repositories: {
      looked_at: new Set(recent.map(({ repository }) => repository)).size,
      total: repositories,
    },
    assessable_by: [
      ...sight.tools.map(named),
      ...sight.categories.flatMap((category) =>
        scanners
          .filter((scanner) => scanner.category === category)
          .slice(0, 2)
          .map(({ name }) => name),
      ),
    ].slice(0, shown),
    recorded,
  };
};
