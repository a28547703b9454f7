import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../button';
import { IconButton } from '../icon-button';
import { copyText } from './copy-text';

export type CopyButtonProps = {
  text: string;
  /** The object that is copied: "Copy link". */
  label?: string;
  look?: 'icon' | 'button';
  shortcut?: string;
};

const doneMs = 2000;

export function CopyButton({ text, label, look = 'icon', shortcut }: CopyButtonProps) {
  const { t } = useLingui();
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), doneMs);
    return () => clearTimeout(timer);
  }, [done]);
  const icon = done ? Check : Copy;
  const name = label ?? t`Copy`;
  const copy = async () => setDone(await copyText(text));
  return look === 'button' ? (
    <Button icon={icon} shortcut={shortcut} onClick={copy}>
      {name}
    </Button>
  ) : (
    <IconButton icon={icon} size="sm" label={name} shortcut={shortcut} onClick={copy} />
  );
}
