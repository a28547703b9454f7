import type { Area } from '../model/areas';

/** Enough to read a page's text; more only adds size. */
const longestSide = 1600;
/** The contract's limit for a screenshot. */
const mostBytes = 700 * 1024;

function canvasOf(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('Canvas is not supported.');
  return { canvas, pen };
}

function drawn(
  source: CanvasImageSource,
  width: number,
  height: number,
  most = longestSide,
): HTMLCanvasElement {
  const scale = Math.min(1, most / Math.max(width, height));
  const { canvas, pen } = canvasOf(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Redraws the image, which removes the file's metadata (location, device). Throws if the file is
 * not an image.
 */
export async function readPicture(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file);
  try {
    return drawn(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}

/** Captures one frame of the screen that the user shares. Rejects if the user cancels. */
export async function captureScreen(): Promise<HTMLCanvasElement> {
  const stream = await navigator.mediaDevices.getDisplayMedia({ video: true, audio: false });
  try {
    const video = document.createElement('video');
    video.srcObject = stream;
    video.muted = true;
    await video.play();
    return drawn(video, video.videoWidth, video.videoHeight);
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

export const canCapture = () => typeof navigator.mediaDevices?.getDisplayMedia === 'function'; // oxlint-disable-line typescript/no-unnecessary-condition -- absent on phones and without https

/** Blocks large enough to make letters unreadable; only their mean colours remain. */
const blockSize = (canvas: HTMLCanvasElement) => Math.max(16, Math.round(canvas.width / 50));

/**
 * A copy with the areas replaced by blocks of colour. The original content cannot be recovered from
 * it.
 */
export function blurAreas(source: HTMLCanvasElement, areas: readonly Area[]): HTMLCanvasElement {
  const { canvas, pen } = canvasOf(source.width, source.height);
  pen.drawImage(source, 0, 0);
  const block = blockSize(source);
  for (const { x, y, width, height } of areas) {
    const small = canvasOf(
      Math.max(1, Math.round(width / block)),
      Math.max(1, Math.round(height / block)),
    );
    small.pen.imageSmoothingQuality = 'high';
    small.pen.drawImage(canvas, x, y, width, height, 0, 0, small.canvas.width, small.canvas.height);
    pen.imageSmoothingEnabled = false;
    // Without this, a translucent block would cover the content without hiding it.
    pen.clearRect(x, y, width, height);
    pen.drawImage(small.canvas, x, y, width, height);
  }
  return canvas;
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob>((take, refuse) =>
    canvas.toBlob(
      (blob) => (blob ? take(blob) : refuse(new Error('The image could not be encoded.'))),
      type,
      quality,
    ),
  );

/** Encodes with the best quality that fits: lossless first, then with increasing compression. */
export async function compressToFit(canvas: HTMLCanvasElement, most = mostBytes): Promise<Blob> {
  const sharp = await blobOf(canvas, 'image/png');
  if (sharp.size <= most) return sharp;
  for (const [side, quality] of [
    [longestSide, 0.9],
    [longestSide, 0.7],
    [1200, 0.7],
    [800, 0.6],
  ] as const) {
    const blob = await blobOf(
      drawn(canvas, canvas.width, canvas.height, side),
      'image/jpeg',
      quality,
    );
    if (blob.size <= most) return blob;
  }
  return blobOf(drawn(canvas, canvas.width, canvas.height, 400), 'image/jpeg', 0.5);
}

export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  // In slices, because an image has more bytes than a call can have arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
