import { useLingui } from '@lingui/react/macro';
import { Answer } from '@/shared/ui/answer';
import { SettingsPage } from '@/widgets/app-shell';
import { useClient } from '@/entities/client';
import { ClientFormCard } from './client-form-card';

export function SettingsClientPage() {
  const { t } = useLingui();
  const client = useClient();
  return (
    <SettingsPage title={t`General`} subtitle={t`Your organisation, how it scans, and the company behind it.`}>
      <Answer query={client} what={t`Organisation`} rows={10}>
        {(data) => <ClientFormCard key={data.version} client={data} />}
      </Answer>
    </SettingsPage>
  );
}
