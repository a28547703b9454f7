import { createFileRoute } from '@tanstack/react-router';
import { SettingsAccountPage } from '@/pages/settings-account';

export const Route = createFileRoute('/_home/settings/account')({ component: SettingsAccountPage });
