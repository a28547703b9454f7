import { type CountedLimit, countedLimits } from '@/entities/subscription';
import type { Pricing } from '@/shared/api/generated/model';

const same = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Every feature once, in the order in which the plans name them. */
export const featuresOf = (plans: readonly Pick<Pricing, 'features'>[]): string[] =>
  plans
    .flatMap(({ features }) => features)
    .filter((feature, index, all) => all.findIndex((other) => same(other, feature)) === index);

export const hasFeature = ({ features }: Pick<Pricing, 'features'>, feature: string): boolean =>
  features.some((own) => same(own, feature));

/** What no plan bounds is no difference between them. */
export const limitsOf = (plans: readonly Pick<Pricing, 'included'>[]): CountedLimit[] =>
  countedLimits.filter((what) => plans.some(({ included }) => included[what] !== null));
