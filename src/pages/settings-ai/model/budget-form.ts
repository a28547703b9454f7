import * as v from 'valibot';
import type { AiBudget } from '@/shared/api/generated/model';
import { aiConfigurationInputSchema } from '@/shared/api/generated/forms/connectors';

const { tokens_per_month, money_per_month, currency, prices } =
  aiConfigurationInputSchema.entries.budget.entries;

/**
 * A text field in which empty means no value. Other text than numbers fails the contract's rule.
 */
const amount = (rule: v.GenericSchema<number | null>) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => (text === '' ? null : Number(text.replace(',', '.')))),
    rule,
  );

export const budgetSchema = v.object({
  tokens_per_month: amount(tokens_per_month),
  money_per_month: amount(money_per_month),
  currency: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.transform((code) => code.toUpperCase()),
    currency,
  ),
  remediator_input: amount(prices.entries.remediator_input),
  remediator_output: amount(prices.entries.remediator_output),
  validation_input: amount(prices.entries.validation_input),
  validation_output: amount(prices.entries.validation_output),
});

const textOf = (value: number | null): string => (value === null ? '' : String(value));

export const budgetTexts = (budget: AiBudget) => ({
  tokens_per_month: textOf(budget.tokens_per_month),
  money_per_month: textOf(budget.money_per_month),
  currency: budget.currency,
  remediator_input: textOf(budget.prices.remediator_input),
  remediator_output: textOf(budget.prices.remediator_output),
  validation_input: textOf(budget.prices.validation_input),
  validation_output: textOf(budget.prices.validation_output),
});

/** Converts the form's values to a request. */
export const toBudget = ({
  tokens_per_month: tokens,
  money_per_month: money,
  currency: code,
  ...rest
}: v.InferOutput<typeof budgetSchema>): AiBudget => ({
  tokens_per_month: tokens,
  money_per_month: money,
  currency: code,
  prices: rest,
});
