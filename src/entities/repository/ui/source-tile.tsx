import { useLingui } from '@lingui/react/macro';
import { sourceControlOf } from '../model/source-control';

/** The host's two letters on a quiet tile. */
export const SourceTile = ({ source }: { source: string }) => (
  <span
    aria-hidden
    className="inline-flex size-8 shrink-0 items-center justify-center rounded-md border border-line bg-inset text-xs font-semibold text-ink-2"
  >
    {sourceControlOf(source).monogram}
  </span>
);

export function SourceName({ source }: { source: string }) {
  const { i18n } = useLingui();
  const { name } = sourceControlOf(source);
  return typeof name === 'string' ? name : i18n._(name);
}
