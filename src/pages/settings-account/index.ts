export { SettingsAccountPage } from './ui/settings-account-page';
