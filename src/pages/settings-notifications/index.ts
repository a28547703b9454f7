export { SettingsNotificationsPage } from './ui/settings-notifications-page';
