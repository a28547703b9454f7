// Reads a model's answer. Any part may be missing or of another type.
import type { Tokens } from '../usage/budget.ts';

/** The parts of a response that are used. The service may send anything. */
export type RawCompletion =
  | { model?: unknown; choices?: unknown; usage?: Record<string, unknown> | null }
  | null
  | undefined;
type Choice =
  | { finish_reason?: unknown; message?: { refusal?: unknown; content?: unknown } | null }
  | null
  | undefined;

export const countOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/**
 * Returns the token counts of the service, with reasoning as part of the output. Undefined if the
 * service does not count.
 */
export const getTokens = (answer: unknown): Tokens | undefined => {
  const usage = (answer as RawCompletion)?.usage;
  const input = countOf(usage?.['prompt_tokens']);
  const output = countOf(usage?.['completion_tokens']);
  return input === undefined || output === undefined ? undefined : { input, output };
};

/** Returns the model name of the service, without characters that no name contains. */
export const getModel = (answer: unknown, deployment: string): string => {
  const model = (answer as RawCompletion)?.model;
  return (typeof model === 'string' && /\S/.test(model) ? model : deployment)
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100);
};

export const firstChoice = (answer: RawCompletion): Choice =>
  (Array.isArray(answer?.choices) ? (answer.choices as Choice[]) : [])[0];

export const getText = (answer: unknown): unknown =>
  firstChoice(answer as RawCompletion)?.message?.content;

/** Average token count of a text, used only if the service does not count. */
export const estimateTokens = (length: number): number => Math.ceil(length / 4);

/** Tokens of an answer of the usual length, for estimates before it arrives. */
export const expectedOutput = 1000;
