import { adjust, type PriorityAdjustment } from './adjustments.ts';
import { factorDefinitions, type RankOf, readSeverity } from './factors.ts';
import type { PriorityInput } from './input.ts';
import { afterEpss, readEase, readEpss, readKev } from './likelihood.ts';
import type { Reading } from './reading.ts';
import {
  effectiveSettings,
  priorityGroups,
  type PriorityGroup,
  type PrioritySettings,
} from './settings.ts';

export interface PriorityFactor extends Reading {
  key: string;
  group: PriorityGroup;
  /** The maximum points of this factor for this finding, under these settings. */
  weight: number;
  /** The points that it contributes; negative if evidence speaks against exploitation. */
  contribution: number;
}

export interface Priority {
  /** 0–100, the rounded sum of the contributions and adjustments. */
  score: number;
  factors: PriorityFactor[];
  adjustments: PriorityAdjustment[];
}

const exploitability = 'exploitabilityFactors';

interface Step {
  key: string;
  reading: Reading;
  /** The likelihood after this evidence. */
  after: number;
}

/** Ease comes first, EPSS multiplies its odds, and known exploitation makes it certain. */
function likelihoodSteps(input: PriorityInput, settings: PrioritySettings): Step[] {
  const { activeExploits, easeExploitation, epss: epssCounts } = settings[exploitability];
  const steps: Step[] = [];
  let likelihood = 0;
  const step = (name: string, reading: Reading, after: number) => {
    steps.push({ key: `${exploitability}.${name}`, reading, after });
    likelihood = after;
  };
  const ease = easeExploitation ? readEase(input) : undefined;
  if (ease) step('easeExploitation', ease, ease.value);
  const epss = epssCounts ? readEpss(input) : undefined;
  if (epss) {
    // Without ease, EPSS starts from a flaw of medium difficulty.
    const after = input.epss ? afterEpss(ease ? likelihood : 0.5, input.epss.score) : likelihood;
    step('epss', epss, after);
  }
  const kev = activeExploits ? readKev(input) : undefined;
  if (kev) step('activeExploits', kev, input.kev ? 1 : likelihood);
  return steps;
}

/**
 * The fraction of the other groups' points that can count at this severity: an Info has nothing to
 * exploit, and compliance cannot raise a finding without risk.
 */
const roomAt: readonly (readonly [severity: number, room: number])[] = [
  [0, 0],
  [0.05, 0],
  [0.25, 0.35],
  [0.55, 0.68],
  [0.8, 0.9],
  [0.95, 1],
  [1, 1],
];
function roomOf(severity: number): number {
  const above = roomAt.findIndex(([at]) => at >= severity);
  const [high, low] = [roomAt[above] ?? [1, 1], roomAt[above - 1] ?? [0, 0]];
  if (high[0] === low[0]) return high[1];
  return low[1] + ((severity - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}

/**
 * Computes the priority of one finding as a sum that a user can verify by hand. Each group has its
 * points. A factor that is switched off passes its share to its group, and a group without factors
 * passes its points to the other groups. Severity counts fully and decides how many of the other
 * groups' points can count. See `docs/priority.md`.
 */
export function sumPriority(
  input: PriorityInput,
  settings: PrioritySettings,
  rankOf: RankOf,
): Priority {
  const chosen = effectiveSettings(settings);
  const readings = factorDefinitions.flatMap((definition) => {
    const reading = definition.enabled(chosen) ? definition.read(input, rankOf) : undefined;
    return reading === undefined ? [] : [{ definition, reading }];
  });
  const steps = likelihoodSteps(input, chosen);
  const sharesOf = new Map<PriorityGroup, number>();
  for (const { definition } of readings)
    sharesOf.set(definition.group, (sharesOf.get(definition.group) ?? 0) + definition.share);
  if (steps.length > 0) sharesOf.set(exploitability, 1);
  const points = priorityGroups.reduce(
    (sum, group) => sum + (sharesOf.has(group) ? chosen.weights[group] : 0),
    0,
  );
  if (points === 0) return { score: 0, factors: [], adjustments: [] };

  const base = roomOf(readSeverity(input).value);
  const lifted = Math.max(0, (steps.at(-1)?.after ?? 0) - (steps[0]?.after ?? 0));
  const room = base === 0 ? 0 : base + (1 - base) * Math.min(1, 2 * lifted);
  const pointsOf = (group: PriorityGroup) =>
    ((chosen.weights[group] * 100) / points) * (group === 'industryStandardFrameworks' ? 1 : room);

  const factors = readings.map(({ definition: { key, group, share }, reading }) => {
    const weight = pointsOf(group) * (share / (sharesOf.get(group) ?? share));
    return { key, group, ...reading, weight, contribution: weight * reading.value };
  });
  const most = pointsOf(exploitability);
  const evidence = steps.map(({ key, reading, after }, index): PriorityFactor => {
    const before = steps[index - 1]?.after ?? 0;
    return {
      key,
      group: exploitability,
      ...reading,
      weight: most * (index === 0 ? 1 : 1 - before),
      contribution: most * (after - before),
    };
  });
  const all = [...factors, ...evidence];
  const sum = all.reduce((total, { contribution }) => total + contribution, 0);
  const { total, adjustments } = adjust(input, sum, chosen[exploitability].activeExploits);
  return { score: Math.round(total), factors: all, adjustments };
}
