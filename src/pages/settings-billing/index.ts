export { loadBilling } from './api/load-billing';
export { SettingsBillingPage } from './ui/settings-billing-page';
