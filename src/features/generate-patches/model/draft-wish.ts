/** Whether pull requests are drafts: as each repository has it set, or as chosen for this run. */
export type DraftWish = 'as_set' | 'draft' | 'ready';

/** What a request says of it; nothing leaves it to the repositories. */
export const draftField = (wish: DraftWish): { draft?: boolean } =>
  wish === 'as_set' ? {} : { draft: wish === 'draft' };
