import { textParts } from '@/shared/lib/text-parts';

/** A text with what was typed in bold. */
export const Matched = ({ text, sought }: { text: string; sought: string }) =>
  textParts(text, sought).map((part, index) =>
    part.hit ? (
      // The parts of one text have no other name than their place.
      <b key={index} className="font-semibold">
        {part.text}
      </b>
    ) : (
      part.text
    ),
  );
