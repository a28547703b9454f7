/** Why the user was redirected here. */
export const loginNotices = ['hold', 'denied', 'ended'] as const;
export type LoginNotice = (typeof loginNotices)[number];
