import { OneOf, Text } from '#platform/http/fields';
import { Version } from '../records/version-out.js';

/** `verified` approves one that waits, `revoked` takes a valid one back; any other status is as it was. */
export class ChangeCertificateDto {
  @Version() version?: string;
  @OneOf(['pending', 'verified', 'revoked', 'superseded'], { optional: true }) status?: string;
  @Text({ optional: true, max: 500, multiline: true, description: 'Shown to whoever verifies it; required to revoke' })
  revokedReason?: string | null;
}
