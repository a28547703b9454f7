import { Trans, useLingui } from '@lingui/react/macro';
import { readUploadLimit } from '../model/upload-limit';

/** The supported file types and the size limit. */
export function UploadHint() {
  const { i18n } = useLingui();
  const limit = readUploadLimit(document.getElementById('parapet-config')?.textContent);
  if (limit === undefined) return <Trans>SARIF, JSON, XML, CSV and more</Trans>;
  const size = i18n.number(limit, { style: 'unit', unit: 'megabyte', unitDisplay: 'short' });
  return <Trans>SARIF, JSON, XML, CSV and more, up to {size}</Trans>;
}
