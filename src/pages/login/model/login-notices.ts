/** Why somebody was sent here. */
export const loginNotices = ['hold', 'denied', 'ended'] as const;
export type LoginNotice = (typeof loginNotices)[number];
