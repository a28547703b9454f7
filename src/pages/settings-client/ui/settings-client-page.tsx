import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { linkStyles } from '@/shared/ui/link';
import { SettingsPage } from '@/widgets/app-shell';
import { useLoadedClient } from '@/entities/client';
import { useCan } from '@/entities/session';
import { ClientFormCard } from './client-form-card';

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
      <ClientFormCard client={client} />
      {mayManage && (
        <p className="mt-4 text-sm text-ink-3">
          <Trans>
            Data retention, export and deletion are under{' '}
            <Link to="/settings/security" className={linkStyles.inline}>
              Security
            </Link>
            .
          </Trans>
        </p>
      )}
    </SettingsPage>
  );
}
