import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sessionKey } from '@/entities/session';
import { endFirstRun, getGetClientSetupQueryKey } from '@/shared/api/generated/client';
import type { SessionUser } from '@/shared/api/generated/model';

/** What happens around the steps: they end, and the app must not lead to them again. */
export function useFirstRun() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leaveOff = () => {
    client.setQueryData<SessionUser>(sessionKey(), (user) => user && { ...user, first_run: false });
    return client.invalidateQueries({ queryKey: getGetClientSetupQueryKey() });
  };
  return {
    /** A scan exists: for the server, too, the first steps are over. */
    leaveOff,
    /** Goes to the overview, also when the server cannot be reached. */
    finish: async () => {
      await endFirstRun().catch(() => undefined);
      await leaveOff();
      await navigate({ to: '/' });
    },
  };
}
