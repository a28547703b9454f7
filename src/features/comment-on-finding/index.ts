export { useRemoveComment } from './api/use-comment';
export { CommentForm } from './ui/comment-form';
