export { SettingsCloudPage } from './ui/settings-cloud-page';
