export { SendDialog } from './ui/lazy';
