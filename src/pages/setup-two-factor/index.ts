export { SetupTwoFactorPage } from './ui/setup-two-factor-page';
