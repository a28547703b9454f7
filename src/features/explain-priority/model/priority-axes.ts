import type { PriorityFactor } from '@/entities/finding';

/** The factors of one axis: the likelihood of an attack, or its impact. */
export interface Axis {
  readonly points: number;
  /** The maximum points of its factors. */
  readonly most: number;
  /** The factors with the most points. */
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

/** Splits the factors of a priority into likelihood and impact. */
export function axesOf(factors: readonly PriorityFactor[]): { likelihood: Axis; impact: Axis } {
  const isLikelihood = ({ group }: PriorityFactor) => group === 'exploitabilityFactors';
  return {
    likelihood: axisOf(factors.filter(isLikelihood)),
    impact: axisOf(factors.filter((factor) => !isLikelihood(factor))),
  };
}
