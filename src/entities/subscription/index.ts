export { type Counted, counted, countedNames } from './model/counted';
export { subscriptionSentence } from './model/subscription-words';
export { cardText } from './model/card-text';
export { BillingAnswer } from './ui/billing-answer';
export { CardPicture } from './ui/card-picture';
