import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { SetUpPage } from '@/pages/set-up';
import { PageError } from '@/shared/lib/page-error';
import { text } from '@/shared/lib/search';

export const Route = createFileRoute('/_guest/set-up')({
  validateSearch: v.object({ token: text(200) }),
  beforeLoad: ({ search }) => {
    if (search.token === undefined) throw new PageError(404);
  },
  component: function SetUp() {
    return <SetUpPage token={Route.useSearch().token ?? ''} />;
  },
});
