import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type PaletteItem = {
  id: string;
  icon: LucideIcon;
  title: ReactNode;
  /** In grey beside the title. */
  note?: ReactNode;
  /** At the end: a severity glyph. */
  mark?: ReactNode;
  shortcut?: string;
};
export type PaletteGroup = { id: string; label: string; items: readonly PaletteItem[] };
