// Updates title and text of an open pull request after its change was regenerated, so that they
// match its content. Text that a user has edited is kept.
import { createHash } from 'node:crypto';
import type { PullRequestUpdate, WrittenText } from '../../../platform/db/schema/remediations.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type ConnectedRepository, orFindExisting } from '../../source-hosts/index.ts';

type Text = { title: string; body: string };

/** Hosts convert line endings, and some drop the last one. */
const digestOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n').trim()).digest('hex');

/** @param isOwnTitle Parapet chose the title, not the user who requested the pull request */
export const toWrittenText = ({ title, body }: Text, isOwnTitle = true): WrittenText => ({
  title: isOwnTitle ? digestOf(title) : null,
  body: digestOf(body),
});

type Known = { number: number; text: WrittenText | null };
export type Rewriting = { text: NonNullable<PullRequestUpdate['text']>; written?: WrittenText };

/** A rejection by the host has no effect on the change, which is already pushed. */
export const rewriteText = async (
  { host, repository }: ConnectedRepository,
  { number, text: known }: Known,
  wanted: Text,
): Promise<Rewriting> => {
  if (known === null) return { text: 'kept' };
  try {
    // Read immediately before writing: a user may have edited the text in the meantime.
    const now = await host.readPullRequest(repository, number);
    const isOwn = (part: keyof Text) =>
      now[part] !== undefined && digestOf(now[part]) === known[part];
    const [title, body] = [isOwn('title'), isOwn('body')];
    const next = {
      title: (title ? wanted.title : now.title) ?? wanted.title,
      body: (body ? wanted.body : now.body) ?? wanted.body,
    };
    const isSame = (there: { title?: string | undefined; body?: string | undefined }) =>
      there.title === next.title &&
      there.body !== undefined &&
      digestOf(there.body) === digestOf(next.body);
    if ((title || body) && !isSame(now))
      await orFindExisting(
        () =>
          host.describePullRequest(repository, number, {
            ...next,
            title: `${now.draftMark ?? ''}${next.title}`,
          }),
        async () => (isSame(await host.readPullRequest(repository, number)) ? null : undefined),
      );
    const isEdited = !body || (!title && known.title !== null);
    return {
      text: isEdited ? 'kept' : 'rewritten',
      written: {
        title: title ? digestOf(next.title) : known.title,
        body: body ? digestOf(next.body) : known.body,
      },
    };
  } catch (error) {
    if (error instanceof Problem) return { text: 'refused' };
    throw error;
  }
};
