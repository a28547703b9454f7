import { useRouter } from '@tanstack/react-router';

/** A path as the browser sees it, language included: for native links and menus that are not the router's. */
export function useLocalPath(path: string): string {
  return useRouter().buildLocation({ to: path }).publicHref;
}
