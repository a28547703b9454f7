import { createFileRoute, useNavigate } from '@tanstack/react-router';
import {
  SettingsTeamPage,
  type TeamSearch,
  validateTeamSearch,
  preloadTeam,
} from '@/pages/settings-team';

export const Route = createFileRoute('/_home/settings/team')({
  // The page normalizes it, because every page loads this file.
  validateSearch: (search: object): TeamSearch => search as TeamSearch,
  loader: ({ context }) => preloadTeam(context.queryClient, context.user),
  component: TeamRoute,
});

function TeamRoute() {
  const search = validateTeamSearch({ ...Route.useSearch() });
  const navigate = useNavigate();
  return (
    <SettingsTeamPage
      search={search}
      onSearch={(next) => void navigate({ to: '/settings/team', search: next })}
    />
  );
}
