import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { SettingsTeamPage, validateTeamSearch, preloadTeam } from '@/pages/settings-team';

export const Route = createFileRoute('/_home/settings/team')({
  validateSearch: validateTeamSearch,
  loader: ({ context }) => preloadTeam(context.queryClient, context.user),
  component: TeamRoute,
});

function TeamRoute() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <SettingsTeamPage
      search={search}
      onSearch={(next) => void navigate({ to: '/settings/team', search: next })}
    />
  );
}
