import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { SigningKeys } from '#platform/signing/signing-keys';
import { keyAddress, type OpenBadge, toClaims } from './open-badge.js';
import type { StatusListCredential } from './status-list.js';

/** Signs credentials, Open Badges and lists of their states: the compact form of a JSON Web Signature, which needs no library to be made. */
@Injectable()
export class CredentialSigner {
  constructor(
    private readonly keys: SigningKeys,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Signed with RS256, the one algorithm that every verifier of Open Badges 3.0 has to know. */
  async sign(credential: OpenBadge | StatusListCredential): Promise<string> {
    const { publicUrl } = this.config.http;
    const claims = part(toClaims(credential));
    let unsigned = '';
    const signature = await this.keys.sign('RS256', (keyId) => {
      // Verifiers fetch the key from the address that names it.
      unsigned = `${part({ alg: 'RS256', kid: keyAddress(publicUrl, keyId), typ: 'JWT' })}.${claims}`;
      return Buffer.from(unsigned);
    });
    return `${unsigned}.${signature.toString('base64url')}`;
  }
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
