import * as v from 'valibot';
import { oneOf, page, text } from '@/shared/lib/search';

const schema = v.object({
  status: oneOf(['unread', 'read']),
  /**
   * Not validated here, because every page loads this file; the list of types loads with the page.
   */
  notification_type: text(),
  page,
});

export type NotificationsSearch = v.InferOutput<typeof schema>;
export const validateNotificationsSearch = (search: Record<string, unknown>): NotificationsSearch =>
  v.parse(schema, search);
