import { useLingui } from '@lingui/react/macro';
import { PlugZap } from 'lucide-react';
import { useDisabledReason } from '@/entities/session';
import { Button } from '@/shared/ui/button';
import type { Connections } from '../api/use-connections';

/** Calls every connected service at once. Each row shows its result. */
export function TestAllButton({ connections }: { connections: Connections }) {
  const { t } = useLingui();
  const reason = useDisabledReason('credentials:manage');
  const { callable, test, progress } = connections;
  const { done, of } = progress;
  const running = done < of;
  const count = callable.length;
  return (
    <>
      <Button
        icon={PlugZap}
        busy={running}
        disabledReason={reason || (count === 0 && t`No connected service can be tested`)}
        onClick={() => test(callable)}
      >
        {running ? t`Tested ${done} of ${of}` : count < 2 ? t`Test all` : t`Test all ${count}`}
      </Button>
      <span role="status" aria-label={t`Test result`} className="sr-only">
        {!running && of > 0 && t`Tested ${done} of ${of}`}
      </span>
    </>
  );
}
