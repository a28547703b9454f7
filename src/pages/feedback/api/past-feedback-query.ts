import { getListFeedbackQueryOptions } from '@/shared/api/generated/connectors';

export const pastFeedbackQuery = () => getListFeedbackQueryOptions({ page_size: 20 });
