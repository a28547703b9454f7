export { validateTeamSearch } from './model/team-search';
export { SettingsTeamPage } from './ui/settings-team-page';
