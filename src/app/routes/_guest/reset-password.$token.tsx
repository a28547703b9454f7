import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '@/pages/reset-password';
import { useLinkToken } from '@/shared/lib/link-token';

export const Route = createFileRoute('/_guest/reset-password/$token')({
  component: function ResetPassword() {
    const token = useLinkToken(Route.useParams().token);
    return <ResetPasswordPage key={token} token={token} />;
  },
});
