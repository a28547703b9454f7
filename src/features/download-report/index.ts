export { useDownloadReport } from './api/use-download-report';
