export { GuestFrame } from './ui/guest-frame';
export { MailSent } from './ui/mail-sent';
