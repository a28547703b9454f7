import { createFileRoute } from '@tanstack/react-router';
import { SettingsLanguagePage } from '@/pages/settings-language';

export const Route = createFileRoute('/_home/settings/language')({
  component: SettingsLanguagePage,
});
