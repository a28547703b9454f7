export { SettingsAiPage } from './ui/settings-ai-page';
