export { preloadMail } from './api/preload-mail';
export { MailPage } from './ui/mail-page';
export { type MailSearch, validateMailSearch } from './model/mail-search';
