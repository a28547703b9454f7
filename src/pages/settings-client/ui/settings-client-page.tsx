import { Trans, useLingui } from '@lingui/react/macro';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { SettingsPage } from '@/widgets/app-shell';
import { useClient } from '@/entities/client';
import { ClientFormCard } from './client-form-card';

const Subtitle = ({ name, id }: { name: string; id: string }) => (
  <>
    {name} · <Trans>organisation id</Trans> <code className="font-mono break-all">{id}</code>
  </>
);

export function SettingsClientPage() {
  const { t } = useLingui();
  const client = useClient();
  return (
    <SettingsPage
      title={t`General`}
      {...(client.data && {
        subtitle: <Subtitle name={client.data.organization_name} id={client.data._id} />,
      })}
    >
      <QueryBoundary query={client} label={t`Organisation`} rows={10}>
        {(data) => <ClientFormCard key={data.version} client={data} />}
      </QueryBoundary>
    </SettingsPage>
  );
}
