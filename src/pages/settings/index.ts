export { SettingsHomePage } from './ui/settings-home-page';
