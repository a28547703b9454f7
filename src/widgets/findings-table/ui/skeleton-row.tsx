/** A loading row with the geometry of the content, so that the layout does not shift. */
export const SkeletonRow = ({
  top,
  height,
  columns,
}: {
  top: number;
  height: number;
  columns: number;
}) => (
  <div
    role="row"
    aria-hidden
    style={{ transform: `translateY(${top}px)`, height }}
    className="absolute inset-x-0 top-0 grid grid-cols-(--tracks) border-b border-line"
  >
    {Array.from({ length: columns + 1 }, (_, index) => (
      <div key={index} className="flex items-center px-2 first:pl-4 last:pr-4">
        <span className="h-3 w-full max-w-40 rounded-xs bg-hover" />
      </div>
    ))}
  </div>
);
