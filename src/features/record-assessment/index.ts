export { RecordAssessment } from './ui/record-assessment';
