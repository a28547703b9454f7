export { validateFeedbackSearch } from './model/feedback-search';
export { FeedbackPage } from './ui/feedback-page';
