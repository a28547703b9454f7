export { ChangePasswordPage } from './ui/change-password-page';
