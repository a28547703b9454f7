export { loadAi } from './api/load-ai';
export { SettingsAiPage } from './ui/settings-ai-page';
