import type { MessageDescriptor } from '@lingui/core';

/**
 * An error known before any request: the error page shows its status and message (specification,
 * section 8). The message is a descriptor, because guards may run before the translations have
 * loaded.
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
