// A software authenticator whose responses a test can forge: WebAuthn Level 3, sections 5.8.1, 6.1
// and 6.5, with ES256 and without attestation.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { components } from '../../../openapi/generated/paths.d.ts';

type Schemas = components['schemas'];
type Options = { public_key: Record<string, unknown> };

export type Forgery = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  userVerified?: boolean;
  crossOrigin?: boolean;
  userHandle?: string;
  key?: KeyObject;
};

const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url');
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();
const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

export class Authenticator {
  readonly id = base64url(randomBytes(16));
  counter = 0;
  readonly #keys = newKeys();
  readonly #origin: string;
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  #clientData(type: string, { public_key: options }: Options, forgery: Forgery): Buffer {
    return Buffer.from(
      JSON.stringify({
        type,
        challenge: forgery.challenge ?? options['challenge'],
        origin: forgery.origin ?? this.#origin,
        crossOrigin: forgery.crossOrigin ?? false,
      }),
    );
  }

  /** Flags: user present 1, user verified 4, attested credential data 64. */
  #authenticatorData(attested: Buffer, forgery: Forgery): Buffer {
    const flags = 1 + (forgery.userVerified === false ? 0 : 4) + (attested.length > 0 ? 64 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(forgery.counter ?? this.counter);
    const rpId = forgery.rpId ?? new URL(this.#origin).hostname;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, attested]);
  }

  create(options: Options, forgery: Forgery = {}): Schemas['PasskeyAttestation'] {
    const { user } = options.public_key as { user: { id: string } };
    this.#userHandle = user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const id = Buffer.from(this.id, 'base64url');
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(this.#authenticatorData(attested, forgery))],
      ]) as never, // the library's type does not support mixed keys
    );
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', options, forgery)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  get(options: Options, forgery: Forgery = {}): Schemas['PasskeyAssertion'] {
    this.counter += 1;
    const clientData = this.#clientData('webauthn.get', options, forgery);
    const data = this.#authenticatorData(Buffer.alloc(0), forgery);
    const signed = Buffer.concat([data, sha256(clientData)]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, forgery.key ?? this.#keys.privateKey)),
        userHandle: forgery.userHandle ?? this.#userHandle,
      },
    };
  }
}

export const strangersKey = (): KeyObject => newKeys().privateKey;
