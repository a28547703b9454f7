import type { PullRequestFacts } from '../host.ts';

/** Of a host where the title says that it is a draft: a user who takes the mark away edits no text. */
export const splitTitle = (
  whole: string | null | undefined,
  draft: RegExp,
): Pick<PullRequestFacts, 'title' | 'draftMark'> => {
  if (whole == null) return {};
  const [draftMark = ''] = draft.exec(whole) ?? [];
  return { title: whole.slice(draftMark.length), draftMark };
};
