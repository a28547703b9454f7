export { AuthLayout } from './ui/auth-layout';
export { MailSent } from './ui/mail-sent';
