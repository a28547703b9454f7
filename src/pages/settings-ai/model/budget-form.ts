import * as v from 'valibot';
import type { AiBudget, AiPrice } from '@/shared/api/generated/model';
import { aiConfigurationInputSchema } from '@/shared/api/generated/forms/connectors';

const { tokens_per_month, money_per_month } = aiConfigurationInputSchema.entries.budget.entries;

/** A text field in which nothing means no value. What is no number breaks the contract's rule. */
const amount = (rule: v.GenericSchema<number | null>) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => (text === '' ? null : Number(text.replace(',', '.')))),
    rule,
  );
const price = amount(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))));

export const budgetSchema = v.object({
  tokens: amount(tokens_per_month),
  money: amount(money_per_month),
  currency: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/)),
  remediator_input: price,
  remediator_output: price,
  validation_input: price,
  validation_output: price,
});

const textOf = (value: number | null | undefined): string => (value == null ? '' : String(value));

export const budgetTexts = ({
  tokens_per_month: tokens,
  money_per_month: money,
  ...rest
}: AiBudget) => ({
  tokens: textOf(tokens),
  money: textOf(money),
  currency: rest.currency,
  remediator_input: textOf(rest.prices.remediator?.input),
  remediator_output: textOf(rest.prices.remediator?.output),
  validation_input: textOf(rest.prices.validation?.input),
  validation_output: textOf(rest.prices.validation?.output),
});

/** A price of one direction alone counts the other one as free. */
const priceOf = (input: number | null, output: number | null): AiPrice | null =>
  input === null && output === null ? null : { input: input ?? 0, output: output ?? 0 };

/** The request of a form's values. */
export const toBudget = (values: v.InferOutput<typeof budgetSchema>): AiBudget => ({
  tokens_per_month: values.tokens,
  money_per_month: values.money,
  currency: values.currency,
  prices: {
    remediator: priceOf(values.remediator_input, values.remediator_output),
    validation: priceOf(values.validation_input, values.validation_output),
  },
});
