export { SendDialog } from './ui/lazy-send-dialog';
