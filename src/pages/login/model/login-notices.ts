/** Why somebody was sent here. */
export const loginNotices = ['hold', 'denied'] as const;
export type LoginNotice = (typeof loginNotices)[number];
