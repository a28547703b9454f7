import { t } from '@lingui/core/macro';
import { toast } from '../toast';

/** Copies text and notifies the user with one of the specification's three messages (§8). */
export async function copyText(text: string): Promise<boolean> {
  // The type declares it as always present, but it is absent on pages without TLS.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) {
    toast({ kind: 'error', title: t`Clipboard API not supported` });
    return false;
  }
  try {
    await clipboard.writeText(text);
    toast({ kind: 'ok', title: t`Text copied to clipboard` });
    return true;
  } catch (error) {
    toast({
      kind: 'error',
      title: t`Failed to copy text: ` + (error instanceof Error ? error.message : String(error)),
    });
    return false;
  }
}
