export { VerifyRegisterPage } from './ui/verify-register-page';
