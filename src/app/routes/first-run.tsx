import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { loadClient } from '@/entities/client';
import { FirstRunPage, validateFirstRunSearch } from '@/pages/first-run';
import { can } from '#domain/roles';
import { requireSession } from '../session/guards';

export const Route = createFileRoute('/first-run')({
  validateSearch: validateFirstRunSearch,
  beforeLoad: async (args) => {
    const { user } = await requireSession(args);
    if (!can(user, 'client:manage')) throw redirect({ to: '/', replace: true });
    return { user };
  },
  loader: ({ context }) => loadClient(context.queryClient),
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
