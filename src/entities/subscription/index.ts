export { type CountedLimit, countedLimits, countedLimitNames } from './model/counted';
export { subscriptionSentence } from './model/subscription-labels';
export { cardText } from './model/card-text';
export { BillingBoundary } from './ui/billing-boundary';
export { CardPicture } from './ui/card-picture';
