import { createFileRoute } from '@tanstack/react-router';
import { VerifyRegisterPage } from '@/pages/verify-register';

export const Route = createFileRoute('/_guest/verify-register/$id')({
  component: function VerifyRegister() {
    return <VerifyRegisterPage token={Route.useParams().id} />;
  },
});
