import type { PullRequestFacts } from '../host.ts';

/**
 * For a host whose titles mark drafts: removing the mark does not count as an edit of the title.
 */
export const splitTitle = (
  whole: string | null | undefined,
  draft: RegExp,
): Pick<PullRequestFacts, 'title' | 'draftMark'> => {
  if (whole == null) return {};
  const [draftMark = ''] = draft.exec(whole) ?? [];
  return { title: whole.slice(draftMark.length), draftMark };
};
