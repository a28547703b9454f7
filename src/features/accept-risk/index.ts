export { AcceptRiskDialog } from './ui/lazy-accept-risk-dialog';
export { EndAcceptance } from './ui/end-acceptance';
