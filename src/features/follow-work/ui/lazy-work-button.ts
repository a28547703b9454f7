import { lazily } from '@/shared/lib/lazily';

/** What runs is asked for behind the page itself. */
export const WorkButton = lazily(() => import('./work-button').then((module) => module.WorkButton));
