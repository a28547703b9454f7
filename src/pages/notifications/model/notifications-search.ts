import * as v from 'valibot';
import { oneOf, page, text } from '@/shared/lib/search';

const schema = v.object({
  status: oneOf(['unread', 'read']),
  /** Every page loads this file, and the list of types with the page alone. */
  notification_type: text(),
  page,
});

export type NotificationsSearch = v.InferOutput<typeof schema>;
export const validateNotificationsSearch = (search: Record<string, unknown>): NotificationsSearch =>
  v.parse(schema, search);
