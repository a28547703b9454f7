import { createFileRoute } from '@tanstack/react-router';
import { SettingsCloudPage } from '@/pages/settings-cloud';

export const Route = createFileRoute('/_home/settings/cnapp')({ component: SettingsCloudPage });
