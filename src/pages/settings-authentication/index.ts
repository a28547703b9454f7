export { SettingsAuthenticationPage } from './ui/settings-authentication-page';
