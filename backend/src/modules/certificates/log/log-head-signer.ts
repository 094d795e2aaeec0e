import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { isoTime } from '#platform/database/iso-time';
import { signCompact } from '#platform/signing/compact-jws';
import { SigningKeys } from '#platform/signing/signing-keys';
import { keyAddress } from '../credential/open-badge.js';

export interface LogHead {
  /** Entries that the root stands for. */
  size: number;
  root: Buffer;
  /** When the last of them was written. */
  at: Date;
}

/** Signs heads of the log as compact JWS with EdDSA, by the keys that are published at `/api/certificates/keys` (EVD-6). */
@Injectable()
export class LogHeadSigner {
  constructor(
    private readonly keys: SigningKeys,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  sign({ size, root, at }: LogHead): Promise<string> {
    const { publicUrl } = this.config.http;
    return signCompact(
      this.keys,
      'EdDSA',
      (keyId) => ({ kid: keyAddress(publicUrl, keyId), typ: 'masar-log-head+jwt' }),
      { iss: publicUrl, size, root: root.toString('base64url'), at: isoTime(at) },
    );
  }
}
