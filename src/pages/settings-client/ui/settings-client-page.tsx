import { Trans, useLingui } from '@lingui/react/macro';
import { SettingsPage } from '@/widgets/app-shell';
import { useLoadedClient } from '@/entities/client';
import { lazyComponent } from '@/shared/lib/lazy-component';
import { useCan } from '@/entities/session';
import { ClientFormCard } from './client-form-card';

const RetentionCard = lazyComponent(() =>
  import('./retention-card').then((module) => module.RetentionCard),
);
const ExportCard = lazyComponent(() => import('./export-card').then((module) => module.ExportCard));
const DeletionCard = lazyComponent(() =>
  import('./deletion-card').then((module) => module.DeletionCard),
);

const Subtitle = ({ name, id }: { name: string; id: string }) => (
  <>
    {name} · <Trans>organisation id</Trans> <code className="font-mono break-all">{id}</code>
  </>
);

export function SettingsClientPage() {
  const { t } = useLingui();
  const client = useLoadedClient();
  const mayManage = useCan('client:manage');
  return (
    <SettingsPage
      title={t`General`}
      subtitle={<Subtitle name={client.organization_name} id={client._id} />}
    >
      <ClientFormCard key={client.version} client={client} />
      {mayManage && <RetentionCard />}
      {mayManage && <ExportCard />}
      {mayManage && <DeletionCard organization={client.organization_name} />}
    </SettingsPage>
  );
}
