import { useLingui } from '@lingui/react/macro';
import { Monogram } from '@/shared/ui/avatar';
import { sourceControlOf } from '../model/source-control';

export const SourceTile = ({ source }: { source: string }) => (
  <Monogram letters={sourceControlOf(source).monogram} />
);

export function SourceName({ source }: { source: string }) {
  const { i18n } = useLingui();
  const { name } = sourceControlOf(source);
  return typeof name === 'string' ? name : i18n._(name);
}
