import { createFileRoute } from '@tanstack/react-router';
import { SettingsBillingPage } from '@/pages/settings-billing';

export const Route = createFileRoute('/_home/settings/billing')({ component: SettingsBillingPage });
