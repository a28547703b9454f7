import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError } from './api-error';

/** What to tell a person: the server's detail, else the error's own words, else that it was unexpected (specification, §8). */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.code === 'offline') return i18n._(msg`The server cannot be reached. Check your connection and try again.`);
    if (error.code === 'timeout') return i18n._(msg`The server did not answer in time. Try again.`);
    return wordsOf(error) ?? error.messages().join(' ');
  }
  return error instanceof Error && error.message !== '' ? error.message : i18n._(msg`An unexpected error occurred.`);
}

/** The server speaks English. Elsewhere a code that says it all is put into the reader's language (`problem-words.ts`); what names a thing or a field stays as it came. */
function wordsOf({ code, detail }: ApiError): string | undefined {
  const id = `problem.${code}`;
  return typeof detail === 'string' && !i18n.locale.startsWith('en') && id in i18n.messages ? i18n._(id) : undefined;
}

/** The same for a form: one heading, and what concerns a field beside its name. `undefined` while nothing failed. */
export function formErrorOf(error: unknown): { title: string; problems?: readonly { name?: string; message: string }[] } | undefined {
  if (error === null || error === undefined) return undefined;
  if (!(error instanceof ApiError) || typeof error.detail === 'string') return { title: messageOf(error) };
  const problems = error.detail.map(({ msg: message, loc: [place, ...path] }) => ({
    message: place === 'body' && path.length > 0 ? `${path.join('.')}: ${message}` : message,
    ...(place === 'body' && path.length > 0 && { name: path.join('.') }),
  }));
  return { title: i18n._(msg`Nothing was saved`), problems };
}
