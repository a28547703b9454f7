export { ScanResultPage } from './ui/scan-result-page';
