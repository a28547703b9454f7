export { useEnter } from './api/use-enter';
export { CodeForm } from './ui/code-form';
export { GoogleButton } from './ui/google-button';
export { PasswordForm } from './ui/password-form';
