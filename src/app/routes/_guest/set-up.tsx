import { createFileRoute } from '@tanstack/react-router';
import { SetUpPage } from '@/pages/set-up';
import { useLinkToken } from '@/shared/lib/link-token';
import { PageError } from '@/shared/lib/page-error';

export const Route = createFileRoute('/_guest/set-up')({
  component: function SetUp() {
    const token = useLinkToken();
    if (token === '') throw new PageError(404);
    return <SetUpPage key={token} token={token} />;
  },
});
