export { FeedbackPage } from './ui/feedback-page';
