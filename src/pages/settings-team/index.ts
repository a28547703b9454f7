export { SettingsTeamPage } from './ui/settings-team-page';
