export { WebhookPage } from './ui/webhook-page';
