import { useHotkeys } from '@/shared/lib/use-hotkeys';

/**
 * Marks the targets of the hotkeys in each row: its title, its link to the source host, and its
 * action.
 */
export const rowMarks = {
  title: { 'data-row-title': '' },
  host: { 'data-row-host': '' },
  action: { 'data-row-action': '' },
} as const;

/** J and K move through the rows; O opens the source host, R starts the recommended action. */
export function useRowKeys(panelId: string): void {
  const move = (step: number) => {
    const titles = [
      ...(document.getElementById(panelId)?.querySelectorAll<HTMLElement>('[data-row-title]') ??
        []),
    ];
    const row = document.activeElement?.closest('tr, li');
    const at = titles.findIndex((title) => title.closest('tr, li') === row);
    titles[at === -1 ? 0 : Math.min(titles.length - 1, Math.max(0, at + step))]?.focus();
  };
  const press = (mark: string) =>
    document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>(`[${mark}]`)?.click();
  useHotkeys({
    j: () => move(1),
    k: () => move(-1),
    o: () => press('data-row-host'),
    r: () => press('data-row-action'),
  });
}
