// Which tools could see that something is wrong: what separates "nothing found" from "not
// scanned".
import type { Category } from '#domain/finding-category';
import type { SlsaThreat } from '#domain/finding-filters';
import { categoryOf, scanners } from '../../../report-formats/catalogue.ts';
import {
  type Scope,
  supplyChainRules,
  type SupplyChainRule,
} from '../../../reference/supply-chain-rules.ts';

/** Tools by id (`zizmor`), and every tool that looks for findings of a category. */
export type Sight = { tools: readonly string[]; categories: readonly Category[] };

/** A tool with the time of its latest complete report. */
export type Look = { tool: string; at: Date };

export type Assessment = {
  seen_by: { tool: string; at: string }[];
  /** Names of tools that would see it. */
  assessable_by: string[];
};

/** The place of a weakness says little about the tool: only these scopes belong to one kind. */
const categoriesOfScope: Partial<Record<Scope, readonly Category[]>> = {
  secret: ['secret'],
  infrastructure: ['iac', 'cloud'],
  package: ['sca'],
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

/** Latest look first. */
export const assess = (sight: Sight, looks: readonly Look[]): Assessment => ({
  seen_by: looks
    .filter(({ tool }) => sees(sight, tool))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ tool, at }) => ({ tool, at: at.toISOString() })),
  assessable_by: [
    ...sight.tools.map(named),
    ...sight.categories.flatMap((category) =>
      scanners
        .filter((scanner) => scanner.category === category)
        .slice(0, 2)
        .map(({ name }) => name),
    ),
  ].slice(0, shown),
});
