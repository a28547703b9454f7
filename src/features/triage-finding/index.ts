export { useRemoveComment } from './api/use-comment';
export { useToggleFalsePositive } from './api/use-toggle-false-positive';
export { CommentForm } from './ui/comment-form';
