import { lazily } from '@/shared/lib/lazily';

export const SendDialog = lazily(() => import('./send-dialog').then((module) => module.SendDialog));
