import { Inject, Injectable } from '@nestjs/common';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { PasskeyRefused } from '../../auth.errors.js';
import type { Passkey } from './passkey.entity.js';

/** A new passkey as a device made it. */
export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'>;

type Named = Pick<Passkey, 'credentialId' | 'transports'>;

/** Four megabytes, which a server holds from the first passkey on (PERF-8). */
const webAuthn = () => import('@simplewebauthn/server');

/** What browser and device say to each other by WebAuthn, for the site of PUBLIC_URL only (IDM-1). */
@Injectable()
export class PasskeyCeremony {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** What a browser needs to make a passkey; devices that hold one of these already are told so. */
  async optionsForNew(
    person: { id: string; email: string; name: string; organization: string },
    known: readonly Named[],
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await webAuthn();
    return generateRegistrationOptions({
      rpName: person.organization,
      rpID: this.site.rpId,
      userID: Uint8Array.from(Buffer.from(person.id)),
      userName: person.email,
      userDisplayName: person.name,
      attestationType: 'none',
      excludeCredentials: known.map(described),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
  }

  async verifyNew(answer: object, expectedChallenge: string): Promise<NewPasskey> {
    const { verifyRegistrationResponse } = await webAuthn();
    const { origin, rpId } = this.site;
    const { registrationInfo } = await refusing(() =>
      verifyRegistrationResponse({
        response: answer as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: false,
      }),
    );
    if (!registrationInfo) throw new PasskeyRefused();
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      isBackedUp: credentialBackedUp,
    };
  }

  /** Without passkeys to choose from, the device offers those that it has for this site. */
  async optionsForProof(known: readonly Named[]): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webAuthn();
    return generateAuthenticationOptions({
      rpID: this.site.rpId,
      allowCredentials: known.map(described),
      userVerification: known.length === 0 ? 'required' : 'preferred',
    });
  }

  /** The device's new count of signatures; it is the only way in where `isAlone`, and then asks for finger or PIN. */
  async verifyProof(answer: object, expectedChallenge: string, passkey: Passkey, isAlone: boolean): Promise<number> {
    const { verifyAuthenticationResponse } = await webAuthn();
    const { origin, rpId } = this.site;
    const { verified, authenticationInfo } = await refusing(() =>
      verifyAuthenticationResponse({
        response: answer as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: isAlone,
        credential: {
          id: passkey.credentialId,
          publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      }),
    );
    if (!verified) throw new PasskeyRefused();
    return authenticationInfo.newCounter;
  }

  private get site(): { origin: string; rpId: string } {
    const { origin, hostname } = new URL(this.config.http.publicUrl);
    return { origin, rpId: hostname };
  }
}

const described = ({ credentialId, transports }: Named) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[],
});

/** The library throws at whatever is not as it must be: forged, for another site, or no answer of a device at all. */
async function refusing<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (cause) {
    throw new PasskeyRefused({}, { cause });
  }
}
