import { lazily } from '@/shared/lib/lazily';

export const BlurDialog = lazily(async () => (await import('./blur-dialog')).BlurDialog);
