import { lazily } from '@/shared/lib/lazily';

export const WorkDock = lazily(() => import('./work-dock').then((module) => module.WorkDock));
