import { createFileRoute } from '@tanstack/react-router';
import { FeedbackPage, validateFeedbackSearch } from '@/pages/feedback';

export const Route = createFileRoute('/_home/feedback')({
  validateSearch: validateFeedbackSearch,
  component: FeedbackRoute,
});

function FeedbackRoute() {
  const { about } = Route.useSearch();
  return <FeedbackPage about={about} />;
}
