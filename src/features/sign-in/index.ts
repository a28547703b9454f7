export { useStartSession } from './api/use-start-session';
export { offersPasskeys } from './model/passkey-offer';
export { PasswordForm } from './ui/password-form';
export { CodeForm, GoogleButton, PasskeyButton } from './ui/lazy';
