export { preloadAuthentication } from './api/preload-authentication';
export { SettingsAuthenticationPage } from './ui/settings-authentication-page';
