import { highlightMatches } from '@/shared/lib/highlight-matches';

/** A text with its matches in bold. */
export const Matched = ({ text, sought }: { text: string; sought: string }) =>
  highlightMatches(text, sought).map((part, index) =>
    part.isMatch ? (
      // Parts have no identity other than their position.
      <b key={index} className="font-semibold">
        {part.text}
      </b>
    ) : (
      part.text
    ),
  );
