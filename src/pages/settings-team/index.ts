export { type TeamSearch, validateTeamSearch } from './model/team-search';
export { SettingsTeamPage } from './ui/settings-team-page';
export { preloadTeam } from './api/preload-team';
