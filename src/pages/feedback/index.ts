export { validateFeedbackSearch } from './model/feedback-form';
export { FeedbackPage } from './ui/feedback-page';
