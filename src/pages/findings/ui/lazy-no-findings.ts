import { lazily } from '@/shared/lib/lazily';

export const NoFindings = lazily(() => import('./no-findings').then((module) => module.NoFindings));
