import { useLingui } from '@lingui/react/macro';
import { Card, CardBody } from '@/shared/ui/card';
import { Page } from '@/widgets/app-shell';
import { ChangePasswordForm } from '@/features/change-password';

export function ChangePasswordPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Change password`} subtitle={t`Other devices are logged out.`} layout="form">
      <Card className="max-w-md">
        <CardBody>
          <ChangePasswordForm />
        </CardBody>
      </Card>
    </Page>
  );
}
