export { Answer, type AnswerProps } from './answer';
