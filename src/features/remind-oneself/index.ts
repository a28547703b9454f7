export { ReminderDialog } from './ui/lazy-reminder-dialog';
