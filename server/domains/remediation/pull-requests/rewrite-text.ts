// Title and text of an open pull request after its change was made again: they say what it holds now.
// What a person has edited there is left alone.
import { createHash } from 'node:crypto';
import type { PullRequestUpdate, WrittenText } from '../../../platform/db/schema/remediations.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type ConnectedRepository, orFound } from '../../source-hosts/index.ts';

type Text = { title: string; body: string };

/** Hosts turn the ends of lines into their own, and some cut off the last one. */
const digestOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n').trim()).digest('hex');

/** @param isOwnTitle Parapet chose it, not the user who asked for the pull request */
export const toWrittenText = ({ title, body }: Text, isOwnTitle = true): WrittenText => ({
  title: isOwnTitle ? digestOf(title) : null,
  body: digestOf(body),
});

type Known = { number: number; text: WrittenText | null };
export type Rewriting = { text: NonNullable<PullRequestUpdate['text']>; written?: WrittenText };

/** A host that refuses takes back nothing: the change itself is made. */
export const rewriteText = async (
  { host, repository }: ConnectedRepository,
  { number, text: known }: Known,
  wanted: Text,
): Promise<Rewriting> => {
  if (known === null) return { text: 'kept' };
  try {
    // Right before: a person may have edited it while the change was made.
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
      await orFound(
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
