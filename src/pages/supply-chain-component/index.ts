export { ComponentPage } from './ui/component-page';
