import { useState } from 'react';
import { useSessionUser } from '@/entities/session';
import { CommandPalette } from '@/shared/ui/command-palette';
import { addRecentTarget } from '../model/recent-targets';
import { type PaletteScope, usePalette } from '../model/use-palette';
import type { PaletteEntry } from '../model/use-target-entries';

/** Ctrl K: searches pages, findings, actions and people, all of them or those of one repository. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const [scope, setScope] = useState<PaletteScope>();
  const { id: user } = useSessionUser();
  const { text, groups, state, retry, empty } = usePalette(query, scope);
  const run = ({ act, thing }: PaletteEntry) => {
    onClose();
    if (thing) addRecentTarget(user, thing);
    act();
  };
  const narrow = ({ thing }: PaletteEntry) => {
    if (thing?.kind !== 'repository') return;
    setScope({ id: thing.id, name: thing.name });
    setQuery('');
  };
  return (
    <CommandPalette
      query={query}
      onQuery={setQuery}
      sought={text}
      groups={groups}
      scope={scope?.name}
      onRun={run}
      onNarrow={narrow}
      onWiden={() => setScope(undefined)}
      state={state}
      onRetry={retry}
      empty={empty}
      onClose={onClose}
    />
  );
}
