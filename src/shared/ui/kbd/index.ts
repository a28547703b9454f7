export { Kbd } from './kbd';
