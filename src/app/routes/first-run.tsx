import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { FirstRunPage, loadOrganization, validateFirstRunSearch } from '@/pages/first-run';
import { can } from '#domain/roles';
import { requireSession } from '../session/guards';

export const Route = createFileRoute('/first-run')({
  validateSearch: validateFirstRunSearch,
  beforeLoad: requireSession,
  // Checked in the loader, because the role rules load with the page.
  loader: ({ context }) => {
    if (!can(context.user, 'client:manage')) throw redirect({ to: '/', replace: true });
    return loadOrganization(context.queryClient);
  },
  component: FirstRunRoute,
});

function FirstRunRoute() {
  const navigate = useNavigate();
  return (
    <FirstRunPage
      search={Route.useSearch()}
      onStep={(step) =>
        void navigate({ to: '/first-run', search: step === 'organisation' ? {} : { step } })
      }
    />
  );
}
