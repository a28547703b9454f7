import { invalid } from '../../../platform/http/problem.ts';

export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

const startsWith = (bytes: Buffer, signature: string, at = 0) =>
  bytes.subarray(at, at + signature.length / 2).toString('hex') === signature;

/**
 * Detects the type by the first bytes (PNG §5.2, JPEG's SOI and first marker, WebP's RIFF header).
 * File names and headers are not trusted.
 */
export const detectImageType = (bytes: Buffer): ImageType | undefined => {
  if (startsWith(bytes, '89504e470d0a1a0a')) return 'image/png';
  if (startsWith(bytes, 'ffd8ff')) return 'image/jpeg';
  if (startsWith(bytes, '52494646') && startsWith(bytes, '57454250', 8)) return 'image/webp';
  return undefined;
};

export const parseImage = (base64: string): { mediaType: ImageType; picture: Buffer } => {
  const picture = Buffer.from(base64, 'base64');
  // Node ignores invalid base64 characters. Text that does not round-trip was not base64.
  if (picture.toString('base64').replace(/=+$/, '') !== base64.replace(/=+$/, ''))
    throw invalid('screenshot', 'not_base64');
  const mediaType = detectImageType(picture);
  if (!mediaType) throw invalid('screenshot', 'not_a_picture');
  return { mediaType, picture };
};
