import { lazily } from '@/shared/lib/lazily';

export const LinkDialog = lazily(() => import('./link-dialog').then((module) => module.LinkDialog));
