// The browser's side of WebAuthn Level 3, whose JSON forms the server speaks.
import type { PasskeyAssertion, PasskeyAttestation } from '@/shared/api/generated/model';

type Json = Readonly<Record<string, unknown>>;

/** False in browsers that know no passkeys, and on pages that are not secure. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** The user closed the browser's dialog, or let it run out: not an error for the user. */
const isDeclined = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);

/** The authenticator has a passkey of this account already. */
export const isAlreadyThere = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError';

const answerOf = async <Answer>(asked: Promise<Credential | null>): Promise<Answer | undefined> => {
  try {
    const credential = await asked;
    return credential instanceof PublicKeyCredential
      ? (credential.toJSON() as Answer) // the standard's form, which the contract describes
      : undefined;
  } catch (error) {
    if (isDeclined(error)) return undefined;
    throw error;
  }
};

/** Undefined where the user declines. */
export const createCredential = (options: Json): Promise<PasskeyAttestation | undefined> =>
  answerOf(
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as unknown as PublicKeyCredentialCreationOptionsJSON, // of the server, unread
      ),
    }),
  );

/** Undefined where the user declines. */
export const getCredential = (options: Json): Promise<PasskeyAssertion | undefined> =>
  answerOf(
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as unknown as PublicKeyCredentialRequestOptionsJSON, // of the server, unread
      ),
    }),
  );
