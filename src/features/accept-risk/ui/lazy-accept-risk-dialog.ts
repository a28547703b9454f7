import { lazily } from '@/shared/lib/lazily';

export const AcceptRiskDialog = lazily(() =>
  import('./accept-risk-dialog').then((module) => module.AcceptRiskDialog),
);
