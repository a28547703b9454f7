export { useStartSession } from './api/use-enter';
export { PasswordForm } from './ui/password-form';
export { CodeForm, GoogleButton } from './ui/lazy';
