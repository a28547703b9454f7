import type { PriorityFactor } from '@/entities/finding';

/** The factors that say the same in one direction: how likely an attack is, or what it does. */
export interface Axis {
  readonly points: number;
  /** As many as its factors can bring. */
  readonly most: number;
  /** Those that move it most. */
  readonly facts: readonly PriorityFactor[];
}

const shownFacts = 3;

const axisOf = (factors: readonly PriorityFactor[]): Axis => ({
  points: factors.reduce((sum, { contribution }) => sum + contribution, 0),
  most: factors.reduce((sum, { weight }) => sum + weight, 0),
  facts: factors
    .filter(({ contribution }) => Math.abs(contribution) >= 0.5)
    .toSorted((one, other) => Math.abs(other.contribution) - Math.abs(one.contribution))
    .slice(0, shownFacts),
});

/** The addends of a priority as likelihood and impact. */
export function axesOf(factors: readonly PriorityFactor[]): { likelihood: Axis; impact: Axis } {
  const isLikelihood = ({ group }: PriorityFactor) => group === 'exploitabilityFactors';
  return {
    likelihood: axisOf(factors.filter(isLikelihood)),
    impact: axisOf(factors.filter((factor) => !isLikelihood(factor))),
  };
}
