export { NewBuildNotice } from './ui/lazy-new-build-notice';
