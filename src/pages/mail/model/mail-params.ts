import type { ListOutboxParams } from '@/shared/api/generated/model';
import type { MailSearch } from './mail-search';

export const mailPageSize = 50;

export const mailParams = ({ q, state, page = 1 }: MailSearch): ListOutboxParams => ({
  page,
  page_size: mailPageSize,
  ...(q !== undefined && { q }),
  ...(state && { state: [state] }),
});
