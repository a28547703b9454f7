import { createFileRoute } from '@tanstack/react-router';
import { SettingsAiPage } from '@/pages/settings-ai';

export const Route = createFileRoute('/_home/settings/openai')({ component: SettingsAiPage });
