import { useLingui } from '@lingui/react/macro';
import { Construction } from 'lucide-react';
import { EmptyState } from '../empty-state';

/** The server says 501 `not_built` of what it cannot do; this says it to people. */
export const isNotBuilt = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'not_built';

export function NotBuilt({ what }: { what: string }) {
  const { t } = useLingui();
  return <EmptyState icon={Construction} title={what} text={t`This server does not answer this call. Nothing is lost and nothing is broken; an update brings it.`} />;
}
