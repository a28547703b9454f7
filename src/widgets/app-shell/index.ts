export { AppShell } from './ui/app-shell';
export { Page } from './ui/page';
export { SettingsNavigation, SettingsPage } from './ui/settings-page';
