import { createFileRoute } from '@tanstack/react-router';
import { SettingsBillingPage, loadBilling } from '@/pages/settings-billing';

export const Route = createFileRoute('/_home/settings/billing')({
  loader: ({ context }) => loadBilling(context.queryClient, context.user),
  component: SettingsBillingPage,
});
