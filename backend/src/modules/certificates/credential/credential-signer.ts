import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { signCompact } from '#platform/signing/compact-jws';
import { SigningKeys } from '#platform/signing/signing-keys';
import { keyAddress, type OpenBadge, toClaims } from './open-badge.js';
import type { StatusListCredential } from './status-list.js';

/** Signs credentials, Open Badges and lists of their states, as JSON Web Signatures. */
@Injectable()
export class CredentialSigner {
  constructor(
    private readonly keys: SigningKeys,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Signed with RS256, the one algorithm that every verifier of Open Badges 3.0 has to know. */
  sign(credential: OpenBadge | StatusListCredential): Promise<string> {
    // Verifiers fetch the key from the address that names it.
    const headerOf = (keyId: string) => ({ kid: keyAddress(this.config.http.publicUrl, keyId), typ: 'JWT' });
    return signCompact(this.keys, 'RS256', headerOf, toClaims(credential));
  }
}
