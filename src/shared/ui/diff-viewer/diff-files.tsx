import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { DiffBody } from './diff-body';
import { filesOf } from './diff-tokens';

const nullPath = '/dev/null';

export type DiffFilesProps = { diff: string; path: string; view: 'unified' | 'split' };

export function DiffFiles({ diff, path, view }: DiffFilesProps) {
  const files = useMemo(() => filesOf(diff, path), [diff, path]); // a new identity would recompute the tokens
  if (files === undefined)
    return <pre className="p-4 font-mono text-xs whitespace-pre-wrap">{diff}</pre>;
  if (files.length === 0)
    return (
      <p className="p-4 text-sm text-ink-3">
        <Trans>This change has no lines to show.</Trans>
      </p>
    );
  return files.map((file) => {
    const own = file.newPath && file.newPath !== nullPath ? file.newPath : file.oldPath || path;
    return <DiffBody key={own} file={file} path={own} view={view} />;
  });
}
