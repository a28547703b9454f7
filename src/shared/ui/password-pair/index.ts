export { PasswordPair } from './password-pair';
