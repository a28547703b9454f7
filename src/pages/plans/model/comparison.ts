import { type CountedLimit, countedLimits } from '@/entities/subscription';
import type { Pricing } from '@/shared/api/generated/model';

const isSameFeature = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Every distinct feature, in the order in which the plans list them. */
export const featuresOf = (plans: readonly Pick<Pricing, 'features'>[]): string[] =>
  plans
    .flatMap(({ features }) => features)
    .filter(
      (feature, index, all) => all.findIndex((other) => isSameFeature(other, feature)) === index,
    );

export const hasFeature = ({ features }: Pick<Pricing, 'features'>, feature: string): boolean =>
  features.some((own) => isSameFeature(own, feature));

/** Limits that at least one plan has; others do not distinguish the plans. */
export const limitsOf = (plans: readonly Pick<Pricing, 'included'>[]): CountedLimit[] =>
  countedLimits.filter((what) => plans.some(({ included }) => included[what] !== null));
