import { useEffect, useState } from 'react';
import {
  type ChangeData,
  Decoration,
  Diff,
  type FileData,
  Hunk,
  type HunkTokens,
} from 'react-diff-view';
import { languageOf } from '@/shared/lib/highlight/languages';
import { lineNumber } from '../code-viewer';
import { diffTokens } from './diff-tokens';
import './diff-viewer.css';

type Side = 'old' | 'new';
const numberOf = (change: ChangeData, side: Side) => {
  if (change.type === 'normal') return side === 'old' ? change.oldLineNumber : change.newLineNumber;
  return (change.type === 'delete') === (side === 'old') ? change.lineNumber : undefined;
};

export type DiffBodyProps = { file: FileData; path: string; view: 'unified' | 'split' };

export function DiffBody({ file, path, view }: DiffBodyProps) {
  const [tokens, setTokens] = useState<{ file: FileData; tokens: HunkTokens }>();
  useEffect(() => {
    let wanted = true;
    const language = languageOf(path);
    const coming = language
      ? import('@/shared/lib/highlight/highlight').then(({ highlighterFor }) =>
          highlighterFor(language),
        )
      : Promise.resolve(null);
    void coming
      .catch(() => null) // without its grammar, the diff stays plain
      .then((highlight) => {
        if (wanted) setTokens({ file, tokens: diffTokens(file.hunks, highlight) });
      });
    return () => {
      wanted = false;
    };
  }, [file, path]);
  return (
    <Diff
      diffType={file.type}
      viewType={view}
      hunks={file.hunks}
      tokens={tokens?.file === file ? tokens.tokens : null}
      renderGutter={({ change, side }) => {
        const number = numberOf(change, side);
        return number === undefined ? null : (
          <span data-number={lineNumber(number)} className="before:content-[attr(data-number)]" />
        );
      }}
    >
      {(hunks) =>
        hunks.flatMap((hunk) => [
          <Decoration key={`head ${hunk.content}`}>
            <span tabIndex={-1} data-hunk className="block px-3 font-mono text-2xs text-ink-3">
              {hunk.content}
            </span>
          </Decoration>,
          <Hunk key={hunk.content} hunk={hunk} />,
        ])
      }
    </Diff>
  );
}
