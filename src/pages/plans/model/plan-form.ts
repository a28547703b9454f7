import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { Pricing, PricingRequest } from '@/shared/api/generated/model';
import { constants } from '@/shared/config';
import { pricingRequestSchema } from '@/shared/api/generated/forms/pricing';
import { limitOf, numberText } from '@/shared/lib/form';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const { name, description, tier, price_usd, discount_percent, features, included, active } =
  pricingRequestSchema.entries;
const mostFeatures = limitOf(features, 'max_length');
const longestFeature = limitOf(features.item, 'max_length');

export const price = numberText(
  price_usd,
  () => i18n._(msg`Enter an amount in dollars, such as 490.`),
  /^\d+(?:\.\d{1,2})?$/,
);
const wholeNumber = () => i18n._(msg`Enter a whole number, or leave empty.`);

export const planSchema = v.object({
  name,
  description,
  tier,
  price_usd: price,
  discount_percent: numberText(discount_percent, () =>
    i18n._(msg`Enter a whole number from 0 to 100.`),
  ),
  features: v.pipe(
    v.string(),
    v.check(
      (text) => linesOf(text).length <= mostFeatures,
      () => i18n._(msg`Use up to ${mostFeatures} lines.`),
    ),
    v.check(
      (text) => linesOf(text).every((line) => line.length <= longestFeature),
      () => i18n._(msg`Use up to ${longestFeature} characters per line.`),
    ),
  ),
  repositories: numberText(included.entries.repositories, wholeNumber),
  members: numberText(included.entries.members, wholeNumber),
  ai_fixes: numberText(included.entries.ai_fixes, wholeNumber),
  active,
});

export type PlanForm = v.InferInput<typeof planSchema>;

const textOf = (bounded: number | null) => (bounded === null ? '' : String(bounded));

export const formOf = (plan: Pricing | undefined): PlanForm => ({
  name: plan?.name ?? '',
  description: plan?.description ?? '',
  tier: plan?.tier ?? 'team',
  price_usd: plan ? String(plan.price_usd) : '',
  discount_percent: String(plan?.discount_percent ?? constants.discountPercent),
  features: plan?.features.join('\n') ?? '',
  repositories: textOf(plan?.included.repositories ?? null),
  members: textOf(plan?.included.members ?? null),
  ai_fixes: textOf(plan?.included.ai_fixes ?? null),
  active: plan?.active ?? true,
});

const boundOf = (text: string) => (text.trim() === '' ? null : Number(text));

/** The Stripe product is not part of the form: it has a separate dialog, and stays. */
export const requestOf = ({
  description,
  price_usd: dollars,
  discount_percent: discount,
  features,
  repositories,
  members,
  ai_fixes: fixes,
  ...rest
}: PlanForm): PricingRequest => ({
  ...rest,
  description: description.trim() || null,
  price_usd: Number(dollars),
  discount_percent: Number(discount),
  features: linesOf(features),
  included: {
    repositories: boundOf(repositories),
    members: boundOf(members),
    ai_fixes: boundOf(fixes),
  },
});
