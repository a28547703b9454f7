export { AssessDialog } from './ui/lazy';
