export { preloadWebhook } from './api/preload-webhook';
export { WebhookPage } from './ui/webhook-page';
