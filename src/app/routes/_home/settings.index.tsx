import { createFileRoute } from '@tanstack/react-router';
import { SettingsHomePage } from '@/pages/settings';

export const Route = createFileRoute('/_home/settings/')({ component: SettingsHomePage });
