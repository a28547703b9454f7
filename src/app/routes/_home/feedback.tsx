import { createFileRoute } from '@tanstack/react-router';
import { FeedbackPage, validateFeedbackSearch, pastFeedbackQuery } from '@/pages/feedback';
import { preload } from '@/shared/lib/preload';

export const Route = createFileRoute('/_home/feedback')({
  validateSearch: validateFeedbackSearch,
  loader: ({ context }) => preload(context.queryClient, [pastFeedbackQuery()]),
  component: FeedbackRoute,
});

function FeedbackRoute() {
  const { about } = Route.useSearch();
  return <FeedbackPage about={about} />;
}
