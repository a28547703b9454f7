import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { hostOf, ManageRepositoriesPage } from '@/pages/manage-repositories';
import { PageError } from '@/shared/lib/page-error';
import { text } from '@/shared/lib/search';

export const Route = createFileRoute('/_home/manage-repositories')({
  validateSearch: v.object({ source_control: text(50) }),
  beforeLoad: ({ search }) => {
    const host = hostOf(search.source_control ?? '');
    if (host === undefined)
      throw new PageError(403, msg`Source control not found. Check your setting on connector page`);
    return { host };
  },
  component: function ManageRepositories() {
    return <ManageRepositoriesPage host={Route.useRouteContext().host} />;
  },
});
