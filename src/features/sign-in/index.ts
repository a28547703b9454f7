export { useEnter } from './api/use-enter';
export { CodeForm, GoogleButton } from './ui/lazy-parts';
export { PasswordForm } from './ui/password-form';
