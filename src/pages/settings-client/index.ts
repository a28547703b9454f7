export { SettingsClientPage } from './ui/settings-client-page';
