export { loginNotices } from './model/login-notices';
export { LoginPage } from './ui/login-page';
