export { NewBuildNotice } from './ui/lazy';
