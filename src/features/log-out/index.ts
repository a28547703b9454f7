export { useLogout } from './api/use-logout';
