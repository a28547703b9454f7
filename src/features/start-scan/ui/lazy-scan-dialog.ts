import { lazily } from '@/shared/lib/lazily';

export const ScanDialog = lazily(() => import('./scan-dialog').then((module) => module.ScanDialog));
