export { Priority } from './priority';
