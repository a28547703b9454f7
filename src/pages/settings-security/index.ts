export { SettingsSecurityPage } from './ui/settings-security-page';
