import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '@/pages/reset-password';

export const Route = createFileRoute('/_guest/reset-password/$token')({
  component: function ResetPassword() {
    return <ResetPasswordPage token={Route.useParams().token} />;
  },
});
