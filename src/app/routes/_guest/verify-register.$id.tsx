import { createFileRoute } from '@tanstack/react-router';
import { VerifyRegisterPage } from '@/pages/verify-register';
import { useLinkToken } from '@/shared/lib/link-token';

export const Route = createFileRoute('/_guest/verify-register/$id')({
  component: function VerifyRegister() {
    const token = useLinkToken(Route.useParams().id);
    return <VerifyRegisterPage key={token} token={token} />;
  },
});
