import type { PlainProblemCode } from '../../../platform/http/problem-codes.ts';

/** Why the AI service produced no fix. The web app translates the code. */
export type AiFailure = Extract<PlainProblemCode, `ai_${string}` | 'no_code' | 'forbidden_address'>;

export class AiError extends Error {
  override name = 'AiError';
  readonly code: AiFailure;
  /** The reason that the model gave. */
  readonly words: string | undefined;
  constructor(code: AiFailure, words?: string) {
    super(code);
    this.code = code;
    this.words = words;
  }
}
