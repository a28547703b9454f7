export { CreateReminderDialog } from './ui/lazy';
