export { Answer, type AnswerProps } from './answer';
export { Unanswered } from './unanswered';
