import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { CommandPalette, type PaletteItem } from '@/shared/ui/command-palette';
import { useFoundItems } from '../api/use-found-items';
import { usePaletteItems } from '../model/use-palette-items';

/** Ctrl K: places and actions at once, findings and repositories as the server finds them. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const local = usePaletteItems(query);
  const { groups: found, targets } = useFoundItems(useDeferredValue(query.trim()));
  const run = ({ id }: PaletteItem) => {
    onClose();
    const act = local.acts.get(id);
    if (act) act();
    else void navigate(targets.get(id) ?? { to: '/' });
  };
  return (
    <CommandPalette
      query={query}
      onQuery={setQuery}
      groups={[...local.groups, ...found]}
      scope={t`Everything`}
      onRun={run}
      empty={t`Nothing matches “${query}”.`}
      onClose={onClose}
    />
  );
}
