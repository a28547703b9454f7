/** A rectangle in an image, in image pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

type Point = Pick<Area, 'x' | 'y'>;

/** Smaller areas are accidental. */
export const minAreaSize = 8;

const clamp = (value: number, most: number) => Math.min(Math.max(0, value), most);

/** The dragged area, from any corner, clamped to the image. */
export function areaBetween(from: Point, to: Point, { width, height }: Size): Area {
  const [left, right] = [
    clamp(Math.min(from.x, to.x), width),
    clamp(Math.max(from.x, to.x), width),
  ];
  const [top, bottom] = [
    clamp(Math.min(from.y, to.y), height),
    clamp(Math.max(from.y, to.y), height),
  ];
  return {
    x: Math.round(left),
    y: Math.round(top),
    width: Math.round(right - left),
    height: Math.round(bottom - top),
  };
}

export const isArea = ({ width, height }: Area) => width >= minAreaSize && height >= minAreaSize;

export const fullArea = ({ width, height }: Size): Area => ({ x: 0, y: 0, width, height });

/** The initial area for keyboard users, in the centre. */
export const centeredArea = ({ width, height }: Size): Area => ({
  x: Math.round(width * 0.4),
  y: Math.round(height * 0.45),
  width: Math.round(width * 0.2),
  height: Math.round(height * 0.1),
});

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Arrow keys move the area, Shift with arrow keys resizes it; undefined for other keys. */
export function moveArea(
  area: Area,
  key: string,
  isResizing: boolean,
  size: Size,
): Area | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const [dx, dy] = [
    Math.round((step.x * size.width) / 50),
    Math.round((step.y * size.height) / 50),
  ];
  if (isResizing)
    return {
      ...area,
      width: Math.max(minAreaSize, Math.min(area.width + dx, size.width - area.x)),
      height: Math.max(minAreaSize, Math.min(area.height + dy, size.height - area.y)),
    };
  return {
    ...area,
    x: clamp(area.x + dx, size.width - area.width),
    y: clamp(area.y + dy, size.height - area.height),
  };
}
