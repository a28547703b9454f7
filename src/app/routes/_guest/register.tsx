import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { RegisterPage } from '@/pages/register';
import { text } from '@/shared/lib/search';

export const Route = createFileRoute('/_guest/register')({
  validateSearch: v.object({ partner: text(36) }),
  component: function Register() {
    return <RegisterPage partner={Route.useSearch().partner} />;
  },
});
