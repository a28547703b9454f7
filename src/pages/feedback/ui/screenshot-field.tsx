import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ImagePlus, ScreenShare, X } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { toast } from '@/shared/ui/toast';
import { lazyComponent } from '@/shared/lib/lazy-component';
import { canCapture, captureScreen, readPicture, blurAreas } from '../lib/picture';
import type { Area } from '../model/areas';

const BlurDialog = lazyComponent(async () => (await import('./blur-dialog')).BlurDialog);

/** An image that stays in the browser until feedback is sent, with the areas to blur. */
export interface Screenshot {
  readonly name: string;
  readonly source: HTMLCanvasElement;
  readonly areas: readonly Area[];
}

interface ScreenshotFieldProps {
  value: Screenshot | undefined;
  onChange: (value: Screenshot | undefined) => void;
  /** The surrounding form, in which an image can be pasted anywhere. */
  children?: ReactNode;
}

export function ScreenshotField({ value, onChange, children }: ScreenshotFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [blurring, setBlurring] = useState(false);
  const take = (name: string, reading: Promise<HTMLCanvasElement>) =>
    reading.then(
      (source) => {
        onChange({ name, source, areas: [] });
        setBlurring(true);
      },
      () => toast({ kind: 'error', title: t`Couldn’t read this image` }),
    );
  const capture = () =>
    captureScreen().then(
      (source) => take(t`screen.png`, Promise.resolve(source)),
      // The user cancelled the screen picker.
      () => undefined,
    );
  return (
    <div
      onPaste={(event) => {
        const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
        if (!file) return;
        event.preventDefault();
        void take(file.name, readPicture(file));
      }}
      className="contents"
    >
      {children}
      <div role="group" aria-labelledby={id}>
        <p id={id} className="mb-1.5 text-sm font-medium">
          <Trans>Screenshot</Trans>
          <span className="ml-1.5 text-xs font-normal text-ink-3">{t`optional`}</span>
        </p>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t`Screenshot`}
          accept="image/png,image/jpeg,image/webp"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void take(file.name, readPicture(file));
            event.target.value = '';
          }}
        />
        {value ? (
          <div className="flex flex-wrap items-center gap-3 rounded-md border border-line-control p-2">
            <img
              src={blurAreas(value.source, value.areas).toDataURL('image/jpeg', 0.5)}
              alt=""
              className="h-12 w-20 rounded-sm border border-line object-cover"
            />
            <div className="min-w-0 flex-1 basis-40">
              <p className="truncate text-sm">{value.name}</p>
              <p className="text-xs text-ink-3">
                <Plural
                  value={value.areas.length}
                  _0="Nothing is blurred yet"
                  one="# area is blurred before it is sent"
                  other="# areas are blurred before it is sent"
                />
              </p>
            </div>
            <Button size="sm" onClick={() => setBlurring(true)}>
              {value.areas.length === 0 ? t`Blur` : t`Blur more`}
            </Button>
            <IconButton
              icon={X}
              label={t`Remove the screenshot`}
              onClick={() => onChange(undefined)}
            />
          </div>
        ) : (
          <div className="flex flex-wrap items-center gap-2">
            <Button
              icon={ImagePlus}
              onClick={() => input.current?.click()}
            >{t`Choose an image`}</Button>
            {canCapture() && (
              <Button
                icon={ScreenShare}
                onClick={() => void capture()}
              >{t`Capture the screen`}</Button>
            )}
            <p className="text-xs text-ink-3">
              <Trans>or paste it here</Trans>
            </p>
          </div>
        )}
      </div>
      {value && blurring && (
        <BlurDialog
          source={value.source}
          areas={value.areas}
          onClose={() => setBlurring(false)}
          onDone={(areas) => {
            onChange({ ...value, areas });
            setBlurring(false);
          }}
        />
      )}
    </div>
  );
}
