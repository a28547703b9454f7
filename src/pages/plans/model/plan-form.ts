import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { tiers } from '@/entities/client';
import type { Pricing, PricingRequest } from '@/shared/api/generated/model';
import { constants } from '@/shared/config';
import { required } from '@/shared/lib/form';

const mostFeatures = 50;
const longestFeature = 200;

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Dollars, as somebody writes them. */
export const price = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => /^\d{1,7}(?:\.\d{1,2})?$/.test(text) && Number(text) <= 1_000_000,
    () => i18n._(msg`Dollars, such as 490.`),
  ),
);
const percent = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => /^\d{1,3}$/.test(text) && Number(text) <= 100,
    () => i18n._(msg`A whole number from 0 to 100.`),
  ),
);
const bound = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => /^\d{0,9}$/.test(text),
    () => i18n._(msg`A whole number, or nothing.`),
  ),
);

export const planSchema = v.object({
  name: required(100),
  description: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(2000, () => i18n._(msg`At most ${2000} characters.`)),
  ),
  tier: v.picklist(tiers),
  price_usd: price,
  discount_percent: percent,
  features: v.pipe(
    v.string(),
    v.check(
      (text) => linesOf(text).length <= mostFeatures,
      () => i18n._(msg`At most ${mostFeatures} lines.`),
    ),
    v.check(
      (text) => linesOf(text).every((line) => line.length <= longestFeature),
      () => i18n._(msg`At most ${longestFeature} characters in a line.`),
    ),
  ),
  repositories: bound,
  members: bound,
  ai_fixes: bound,
  active: v.boolean(),
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

/** The product that it is sold as is no part of the form: it has its own dialog, and stays. */
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
