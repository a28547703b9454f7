import { useLingui } from '@lingui/react/macro';
import { Page, SettingsNavigation } from '@/widgets/app-shell';

/** The list itself: on phones the way to everything else. */
export function SettingsHomePage() {
  const { t } = useLingui();
  return (
    <Page title={t`Settings`} subtitle={t`Your organisation, its plan, and you.`} layout="form">
      <SettingsNavigation />
    </Page>
  );
}
