// Reads the answer of a model, of which any part may be missing or of another type.
import type { Tokens } from '../usage/budget.ts';

/** The parts of a response that are read. The service may send anything. */
export type Loose =
  | { model?: unknown; choices?: unknown; usage?: Record<string, unknown> | null }
  | null
  | undefined;
type Choice =
  | { finish_reason?: unknown; message?: { refusal?: unknown; content?: unknown } | null }
  | null
  | undefined;

export const countOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** As the service counts them; thinking is part of the output. Undefined where it does not count. */
export const tokensIn = (answer: unknown): Tokens | undefined => {
  const usage = (answer as Loose)?.usage;
  const input = countOf(usage?.['prompt_tokens']);
  const output = countOf(usage?.['completion_tokens']);
  return input === undefined || output === undefined ? undefined : { input, output };
};

/** As the service names it, without what no name has. */
export const modelIn = (answer: unknown, deployment: string): string => {
  const model = (answer as Loose)?.model;
  return (typeof model === 'string' && /\S/.test(model) ? model : deployment)
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100);
};

export const firstChoice = (answer: Loose): Choice =>
  (Array.isArray(answer?.choices) ? (answer.choices as Choice[]) : [])[0];

export const textIn = (answer: unknown): unknown => firstChoice(answer as Loose)?.message?.content;

/** What most texts come to; a service that counts is believed. */
export const estimateOf = (length: number): number => Math.ceil(length / 4);

/** An answer of the usual length, for what is not known before it comes. */
export const expectedOutput = 1000;
