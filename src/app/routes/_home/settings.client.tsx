import { createFileRoute } from '@tanstack/react-router';
import { SettingsClientPage } from '@/pages/settings-client';

export const Route = createFileRoute('/_home/settings/client')({ component: SettingsClientPage });
