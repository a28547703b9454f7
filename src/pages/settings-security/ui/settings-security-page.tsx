import { useLingui } from '@lingui/react/macro';
import { SettingsPage } from '@/widgets/app-shell';
import { useCan, useSessionUser } from '@/entities/session';
import { DeletionCard } from './deletion-card';
import { ExportCard } from './export-card';
import { RetentionCard } from './retention-card';
import { SignInRulesCard } from './sign-in-rules-card';

export function SettingsSecurityPage() {
  const { t } = useLingui();
  const { organization_name: organization } = useSessionUser();
  const mayManage = useCan('client:manage');
  return (
    <SettingsPage
      title={t`Security`}
      subtitle={t`Rules for everyone in ${organization}. Changes are recorded in the audit log, and other administrators are notified.`}
    >
      <div className="flex flex-col gap-4">
        <SignInRulesCard />
        {mayManage && <RetentionCard />}
        {mayManage && <ExportCard />}
        {mayManage && <DeletionCard organization={organization} />}
      </div>
    </SettingsPage>
  );
}
