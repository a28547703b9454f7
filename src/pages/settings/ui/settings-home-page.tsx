import { useLingui } from '@lingui/react/macro';
import { Page, SettingsNavigation } from '@/widgets/app-shell';

/** The list of settings pages, which is the navigation on phones. */
export function SettingsHomePage() {
  const { t } = useLingui();
  return (
    <Page title={t`Settings`} subtitle={t`Your organisation, its plan, and you.`} layout="form">
      <SettingsNavigation />
    </Page>
  );
}
