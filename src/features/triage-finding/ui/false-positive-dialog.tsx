import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { isTyping } from '@/shared/lib/use-hotkeys';
import { useLocalStorage } from '@/shared/lib/use-local-storage';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Kbd } from '@/shared/ui/kbd';
import { falsePositiveReasons } from '../model/decisions';

interface FalsePositiveDialogProps {
  count: number;
  /** The title, if it is a single finding. */
  title?: string;
  /** Called with the reason, followed by the user's comment if there is one. */
  onChoose: (reason: string) => void;
  onClose: () => void;
}

const keys = ['1', '2', '3', '4', '5'] as const;

/** Asks why it is a false positive. A number key decides; Enter repeats the last reason. */
export function FalsePositiveDialog({ count, title, onChoose, onClose }: FalsePositiveDialogProps) {
  const { i18n } = useLingui();
  const [last, remember] = useLocalStorage('parapet.false-positive.reason', keys, '1');
  const [comment, setComment] = useState('');
  const choose = (key: (typeof keys)[number]) => {
    const reason = falsePositiveReasons[keys.indexOf(key)];
    if (!reason) return;
    remember(key);
    const written = comment.trim();
    onChoose(written === '' ? i18n._(reason) : `${i18n._(reason)}: ${written}`);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = keys.find((one) => one === event.key);
    if (!key || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    choose(key);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return (
    <Dialog
      title={
        <Plural
          value={count}
          one="Why is it a false positive?"
          other="Why are these # findings false positives?"
        />
      }
      description={title ?? <Trans>Press a key to choose.</Trans>}
      dirty={comment !== ''}
      onClose={onClose}
    >
      <DialogBody className="flex flex-col gap-4">
        <ul className="-mx-1 flex flex-col">
          {keys.map((key, index) => {
            const reason = falsePositiveReasons[index];
            return (
              reason && (
                <li key={key}>
                  <button
                    type="button"
                    data-autofocus={key === last ? '' : undefined}
                    aria-keyshortcuts={key}
                    className="flex min-h-9 w-full items-center gap-3 rounded-md px-2 text-left text-sm hover:bg-hover focus:bg-overlay-hover"
                    onClick={() => choose(key)}
                  >
                    <Kbd keys={key} />
                    <span className="min-w-0 flex-1">{i18n._(reason)}</span>
                    {key === last && (
                      <span className="text-xs text-ink-3">
                        <Kbd keys="Enter" />
                      </span>
                    )}
                  </button>
                </li>
              )
            );
          })}
        </ul>
        <Field
          label={<Trans>Comment</Trans>}
          name="comment"
          need="optional"
          hint={<Trans>Write it before you choose. Saved in the history.</Trans>}
        >
          {(control) => (
            <Input
              {...control}
              maxLength={1500}
              value={comment}
              onChange={(event) => setComment(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                choose(last);
              }}
            />
          )}
        </Field>
      </DialogBody>
      <DialogFoot
        note={
          <>
            <Kbd keys="Ctrl Z" /> <Trans>undoes it</Trans>
          </>
        }
      >
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
