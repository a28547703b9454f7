// The browser's part of WebAuthn Level 3. The server uses its JSON forms.
import type { PasskeyAssertion, PasskeyAttestation } from '@/shared/api/generated/model';

type Json = Readonly<Record<string, unknown>>;

/** False in browsers without passkey support, and on insecure pages. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** The user closed the browser's dialog, or it timed out: not an error for the user. */
const isDeclined = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);

/** The authenticator already has a passkey for this account. */
export const isAlreadyRegistered = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError';

const toCredentialJson = async <Answer>(
  request: Promise<Credential | null>,
): Promise<Answer | undefined> => {
  try {
    const credential = await request;
    return credential instanceof PublicKeyCredential
      ? (credential.toJSON() as Answer) // the standard's format, which the contract describes
      : undefined;
  } catch (error) {
    if (isDeclined(error)) return undefined;
    throw error;
  }
};

/** Undefined if the user declines. */
export const createCredential = (options: Json): Promise<PasskeyAttestation | undefined> =>
  toCredentialJson(
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as unknown as PublicKeyCredentialCreationOptionsJSON, // opaque to the client
      ),
    }),
  );

/** Undefined if the user declines. */
export const getCredential = (options: Json): Promise<PasskeyAssertion | undefined> =>
  toCredentialJson(
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as unknown as PublicKeyCredentialRequestOptionsJSON, // opaque to the client
      ),
    }),
  );
