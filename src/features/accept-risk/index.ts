export { ReviewRiskAcceptance } from './ui/review-risk-acceptance';
export { EndAcceptance } from './ui/end-acceptance';
export { AcceptRiskDialog } from './ui/lazy';
