import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError, type ProblemEntry } from './api-error';

/**
 * The message for the user: the server's detail, else the error's message, else that the error was
 * unexpected (specification, §8).
 */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.code === 'offline')
      return i18n._(msg`Couldn’t reach the server. Check your connection and try again.`);
    if (error.code === 'timeout')
      return i18n._(msg`The server took too long to respond. Try again.`);
    return typeof error.detail === 'string'
      ? (translate(`problem.${error.code}`, error.facts) ?? error.detail)
      : error.detail.map(entryMessage).join(' ');
  }
  return error instanceof Error && error.message !== ''
    ? error.message
    : i18n._(msg`An unexpected error occurred.`);
}

/**
 * The server's messages are in English. For other languages they are translated by code
 * (`problem-messages.ts`, `field-messages.ts`); messages without a code stay as they are.
 */
const translate = (id: string, facts: ProblemEntry['facts'] = {}): string | undefined =>
  !i18n.locale.startsWith('en') && id in i18n.messages ? i18n._(id, facts) : undefined;

/** The translated message of a refusal's code; undefined in English. */
export const translateRefusal = (code: string, facts?: ProblemEntry['facts']): string | undefined =>
  translate(`problem.${code}`, facts);

const entryMessage = ({ msg: english, type, facts }: ProblemEntry): string =>
  (type === undefined ? undefined : translate(`field.${type}`, facts)) ?? english;

/** The first message of each body field, by dotted path: `{ 'company.name': 'is required' }`. */
export function fieldErrorsOf({ detail }: ApiError): Readonly<Record<string, string>> {
  if (typeof detail === 'string') return {};
  const errors: Record<string, string> = {};
  for (const entry of detail) {
    const [place, ...path] = entry.loc;
    if (place === 'body' && path.length > 0) errors[path.join('.')] ??= entryMessage(entry);
  }
  return errors;
}

/**
 * The errors of a form: one heading, and the messages of fields with their names. `undefined`
 * without an error.
 */
export function formErrorOf(
  error: unknown,
): { title: string; problems?: readonly { name?: string; message: string }[] } | undefined {
  if (error === null || error === undefined) return undefined;
  if (!(error instanceof ApiError) || typeof error.detail === 'string')
    return { title: messageOf(error) };
  const problems = error.detail.map((entry) => {
    const [place, ...path] = entry.loc;
    const message = entryMessage(entry);
    return place === 'body' && path.length > 0 ? { message, name: path.join('.') } : { message };
  });
  return { title: i18n._(msg`Nothing was saved`), problems };
}
