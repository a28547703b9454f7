export { DecisionCard, type DecisionCardProps } from './decision-card';
