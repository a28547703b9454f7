export { isNotBuilt, NotBuilt } from './not-built';
