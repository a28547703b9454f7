import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sessionKey } from '@/entities/session';
import { endFirstRun, getGetClientSetupQueryKey } from '@/shared/api/generated/client';
import type { SessionUser } from '@/shared/api/generated/model';

/** Ends the first-run steps, so that the app no longer redirects to them. */
export function useFirstRun() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leaveOff = () => {
    client.setQueryData<SessionUser>(sessionKey(), (user) => user && { ...user, first_run: false });
    return client.invalidateQueries({ queryKey: getGetClientSetupQueryKey() });
  };
  return {
    /** A scan exists, so the server also considers the first steps done. */
    leaveOff,
    /** Opens the overview, even if the server cannot be reached. */
    finish: async () => {
      await endFirstRun().catch(() => undefined);
      await leaveOff();
      await navigate({ to: '/' });
    },
  };
}
