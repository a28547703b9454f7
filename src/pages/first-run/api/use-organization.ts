import { type QueryClient, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { loadClient, useLoadedClient } from '@/entities/client';
import { sessionKey } from '@/entities/session';
import {
  getGetClientQueryKey,
  getGetClientSetupQueryOptions,
  updateClient,
} from '@/shared/api/generated/client';
import type { MailLanguage, SessionUser } from '@/shared/api/generated/model';
import {
  getGetNotificationSettingsQueryKey,
  getGetNotificationSettingsQueryOptions,
  updateNotificationSettings,
} from '@/shared/api/generated/notifications';

const settingsQuery = () => getGetNotificationSettingsQueryOptions();
const setupQuery = () => getGetClientSetupQueryOptions();

/** For the loader of the first step. Throws if a request fails. */
export const loadOrganization = (client: QueryClient) =>
  Promise.all([
    loadClient(client),
    client.query({ ...settingsQuery(), staleTime: 'static' }),
    client.query({ ...setupQuery(), staleTime: 'static' }),
  ]);

type Organization = { organization_name: string; language: MailLanguage; time_zone: string };

/** The organisation's name and the user's mail settings; only changes are saved. */
export function useOrganization() {
  const client = useQueryClient();
  const organization = useLoadedClient();
  const { data: steps } = useSuspenseQuery(setupQuery()).data;
  const isNamed = steps.some(({ step, done }) => step === 'name' && done);
  const {
    language,
    digest,
    is_zone_chosen: isZoneChosen,
  } = useSuspenseQuery(settingsQuery()).data.data;

  const saveName = async (name: string) => {
    if (name === organization.organization_name) return;
    await updateClient(
      { organization_name: name },
      { headers: { 'if-match': `"${organization.version}"` } },
    );
    client.setQueryData<SessionUser>(
      sessionKey(),
      (user) => user && { ...user, organization_name: name },
    );
    // Includes the steps of the set-up.
    await client.invalidateQueries({ queryKey: getGetClientQueryKey() });
  };
  const saveMails = async (to: Omit<Organization, 'organization_name'>) => {
    if (to.language === language && isZoneChosen && to.time_zone === digest.time_zone) return;
    const answer = await updateNotificationSettings({
      language: to.language,
      digest: { ...digest, time_zone: to.time_zone },
    });
    client.setQueryData(getGetNotificationSettingsQueryKey(), answer);
  };
  return {
    /** Empty until it has a name of its own: the installation's default is no suggestion. */
    name: isNamed ? organization.organization_name : '',
    /** Undefined until the user has chosen it. */
    timeZone: isZoneChosen ? digest.time_zone : undefined,
    readAgain: () => client.invalidateQueries({ queryKey: getGetClientQueryKey() }),
    save: async ({ organization_name: name, ...mails }: Organization) => {
      await saveName(name);
      await saveMails(mails);
    },
  };
}
