export { PullRequestSettingsForm } from './ui/pull-request-settings-form';
