export { SettingsBillingPage } from './ui/settings-billing-page';
