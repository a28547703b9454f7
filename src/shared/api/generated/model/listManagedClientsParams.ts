/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClientHealth } from './clientHealth.ts';
import type { CursorParameter } from './cursorParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchListParameter } from './searchListParameter.ts';
import type { SubscriptionTier } from './subscriptionTier.ts';

export type ListManagedClientsParams = {
/**
 * Words to look for.
 * @maxLength 200
 */
q?: SearchListParameter;
/**
 * `next_cursor` of the page before; wins over `page`.
 * @maxLength 2000
 */
cursor?: CursorParameter;
/**
 * Page, counted from one; zero is taken as one.
 * @minimum 0
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Rows of a page.
 * @minimum 1
 * @maximum 100
 */
page_size?: PageSizeParameter;
piloting?: boolean;
tier?: SubscriptionTier;
health?: ClientHealth;
};
