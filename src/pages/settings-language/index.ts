export { SettingsLanguagePage } from './ui/settings-language-page';
