import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError, offline } from '@/shared/api/api-error';
import { messageOf } from '@/shared/api/error-message';
import { isChunkLoadError } from '@/shared/lib/chunk-load-error';
import { PageError } from '@/shared/lib/page-error';

export type DescribedError = {
  status: number;
  message?: string | undefined;
  detail?: string | undefined;
  retry: boolean;
};

/** A malformed id: the server responds with 400, and users see a missing page. */
const namesNothing = ({ status, detail }: ApiError): boolean =>
  status === 400 &&
  typeof detail !== 'string' &&
  detail.length > 0 &&
  detail.every(({ loc }) => loc[0] === 'path');

/** The server does not reveal whether the object exists that the user may not read. */
const mayBeHidden = msg`It may have been deleted, or you may not have access to it.`;

/**
 * The error page's content for any thrown value: status, message and detail (specification, section
 * 2).
 */
export function describeError(i18n: I18n, error: unknown): DescribedError {
  if (error instanceof PageError) {
    const words = error.words ? i18n._(error.words) : error.message;
    return { status: error.status, message: words === '' ? undefined : words, retry: false };
  }
  if (isChunkLoadError(error)) return describeError(i18n, offline());
  if (error instanceof ApiError) {
    if (namesNothing(error)) return { status: 404, message: undefined, retry: false };
    const unreachable = error.status === 0;
    const reference =
      error.requestId === undefined ? undefined : `${error.title} · ${error.requestId}`;
    return {
      status: unreachable ? 503 : error.status,
      message:
        error.status === 404 ? `${messageOf(error)} ${i18n._(mayBeHidden)}` : messageOf(error),
      detail: unreachable ? undefined : reference,
      retry: unreachable || error.status >= 500,
    };
  }
  // The message of a programming error is for developers. Users get a fixed message with the
  // original one as detail.
  return {
    status: 500,
    detail: error instanceof Error && error.message !== '' ? error.message : undefined,
    retry: true,
  };
}
