import { invalid } from '../../http/problem.ts';

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

const startsWith = (bytes: Buffer, signature: string, at = 0) =>
  bytes.subarray(at, at + signature.length / 2).toString('hex') === signature;

/** By its first bytes (PNG §5.2, JPEG's SOI and first marker, WebP's RIFF header): what a name or a header says is not believed. */
export const pictureType = (bytes: Buffer): PictureType | undefined => {
  if (startsWith(bytes, '89504e470d0a1a0a')) return 'image/png';
  if (startsWith(bytes, 'ffd8ff')) return 'image/jpeg';
  if (startsWith(bytes, '52494646') && startsWith(bytes, '57454250', 8)) return 'image/webp';
  return undefined;
};

export const readPicture = (base64: string): { mediaType: PictureType; picture: Buffer } => {
  const picture = Buffer.from(base64, 'base64');
  // Node skips what is no base64; a text that does not come back the same was none.
  if (picture.toString('base64').replace(/=+$/, '') !== base64.replace(/=+$/, ''))
    throw invalid('screenshot', 'not_base64');
  const mediaType = pictureType(picture);
  if (!mediaType) throw invalid('screenshot', 'not_a_picture');
  return { mediaType, picture };
};
