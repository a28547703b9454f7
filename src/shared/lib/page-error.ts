import type { MessageDescriptor } from '@lingui/core';

/**
 * A refusal that is known before anything is asked: the error page shows its status and sentence (specification, section 8).
 * The sentence is a descriptor, since guards may run before the texts have arrived.
 */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly status: number;
  readonly words: MessageDescriptor | undefined;

  constructor(status: number, words?: MessageDescriptor | string) {
    super(typeof words === 'string' ? words : (words?.message ?? ''));
    this.status = status;
    this.words = typeof words === 'string' ? undefined : words;
  }
}
