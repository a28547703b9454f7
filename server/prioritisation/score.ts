import { BoundedMemo } from '../runtime/bounded-memo.ts';
import { factorDefinitions, type PriorityInput, type Reading } from './factors.ts';
import {
  effectiveSettings,
  priorityGroups,
  type PriorityGroup,
  type PrioritySettings,
} from './settings.ts';

export interface PriorityFactor extends Reading {
  key: string;
  group: PriorityGroup;
  /** Most points that this factor can bring for this finding, under these settings. */
  weight: number;
  /** Points that it brings: `value × weight`. */
  contribution: number;
}

export interface Priority {
  /** 0–100, the rounded sum of the contributions. */
  score: number;
  factors: PriorityFactor[];
}

/**
 * The priority of one finding: a sum that a person can check with a pencil. Each group has its points; a factor's
 * share of them goes to the other factors of its group when the factor is switched off or does not apply (a leaked
 * secret has no EPSS), and the points of a group without any factor go to the other groups in proportion.
 * See `docs/priority.md`.
 */
export function priorityOf(input: PriorityInput, settings: PrioritySettings): Priority {
  const chosen = effectiveSettings(settings);
  const readings = factorDefinitions.flatMap((definition) => {
    const reading = definition.enabled(chosen) ? definition.read(input) : undefined;
    return reading === undefined ? [] : [{ definition, reading }];
  });
  const sharesOf = new Map<PriorityGroup, number>();
  for (const { definition } of readings)
    sharesOf.set(definition.group, (sharesOf.get(definition.group) ?? 0) + definition.share);
  const points = priorityGroups.reduce(
    (sum, group) => sum + (sharesOf.has(group) ? chosen.weights[group] : 0),
    0,
  );
  if (points === 0) return { score: 0, factors: [] };

  const factors = readings.map(({ definition: { key, group, share }, reading }) => {
    const weight =
      ((chosen.weights[group] * 100) / points) * (share / (sharesOf.get(group) ?? share));
    return { key, group, ...reading, weight, contribution: weight * reading.value };
  });
  const sum = factors.reduce((total, { contribution }) => total + contribution, 0);
  return { score: Math.min(100, Math.round(sum)), factors };
}

const scoreKey = ({
  severity,
  category,
  confidence,
  cvss,
  cwes,
  vulnerabilityIds,
  epss,
  epssLoaded,
  kev,
  repository,
  standards,
}: PriorityInput): string =>
  [
    severity,
    category,
    confidence,
    cvss?.version,
    cvss?.vector,
    cvss?.score,
    cwes.join(),
    vulnerabilityIds.some((id) => id.startsWith('CVE-')),
    epss?.score,
    epssLoaded,
    kev !== undefined,
    repository.confidential,
    repository.priority,
    [...standards].sort().join(),
  ].join(' ');

/** Scores of many findings under the same settings: findings of one rule mostly have one score. */
export const scorer = (settings: PrioritySettings): ((input: PriorityInput) => number) => {
  const memo = new BoundedMemo<number>(20_000);
  return (input) => memo.get(scoreKey(input), () => priorityOf(input, settings).score);
};
