export { pastFeedbackQuery } from './api/past-feedback-query';
export { validateFeedbackSearch } from './model/feedback-search';
export { FeedbackPage } from './ui/feedback-page';
