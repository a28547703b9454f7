import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { LoginPage, loginNotices } from '@/pages/login';
import { oneOf, text } from '@/shared/lib/search';

export const Route = createFileRoute('/_guest/login')({
  validateSearch: v.object({ redirect: text(6000), notice: oneOf(loginNotices) }),
  component: function Login() {
    const { redirect, notice } = Route.useSearch();
    return <LoginPage returnTo={redirect} notice={notice} />;
  },
});
