export { ResetSignInDialog } from './ui/reset-sign-in-dialog';
