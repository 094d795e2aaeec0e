import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const hashOf = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();
const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/** A device that holds one passkey, as browsers talk to it; each part of an answer can be forged. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(private readonly site: { origin: string; rpId: string }) {}

  /** What the browser sends when a passkey is made for a challenge. */
  make(challenge: string, origin = this.site.origin): object {
    const publicKey = this.coseKey();
    const data = Buffer.concat([
      this.header(flags.present | flags.verified | flags.attested),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      publicKey,
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(data),
    ]);
    return this.answer({
      clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What the browser sends when a passkey signs a challenge. */
  sign(
    challenge: string,
    { origin = this.site.origin, isVerified = true }: { origin?: string; isVerified?: boolean } = {},
  ): object {
    this.counter += 1;
    const data = this.header(flags.present | (isVerified ? flags.verified : 0));
    const client = clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([data, hashOf(client)]);
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.keys.privateKey, 'base64url'),
    });
  }

  private answer(response: object): object {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  private header(flag: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([hashOf(this.site.rpId), Buffer.from([flag]), counter]);
  }

  /** COSE: an elliptic key (1: 2) for ES256 (3: -7) on P-256 (-1: 1) with its two coordinates. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, 'base64url')),
    ]);
  }
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** CBOR, as far as it is needed. */
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, value.length]), value]);
