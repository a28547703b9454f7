export { SourceControlPage } from './ui/source-control-page';
