import type { PlainRefusal } from '../../http/refusals.ts';

/** Why no fix came of asking. Its code is shown to people in their language. */
export type AiFailure = Extract<PlainRefusal, `ai_${string}` | 'no_code' | 'forbidden_address'>;

export class AiError extends Error {
  override name = 'AiError';
  readonly code: AiFailure;
  /** What the model said of it. */
  readonly words: string | undefined;
  constructor(code: AiFailure, words?: string) {
    super(code);
    this.code = code;
    this.words = words;
  }
}
