import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, moment } from '#platform/database/columns';

/** Table `totp_secrets`: the secret that a person's authenticator app shares with us, one each (IDM-1). */
export const TotpSecretSchema = defineEntity({
  name: 'TotpSecret',
  tableName: 'totp_secrets',
  uniques: [{ name: 'totp_secrets_user_id_unique', properties: ['userId'] }],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    /** Encrypted under a key that is derived from SESSION_SECRET and the person's id. */
    sealedSecret: p.text(),
    /** Since when codes are asked for; empty until a first one proved that the app has the secret. */
    confirmedAt: moment().nullable(),
    /** The half minute of the last accepted code: it and older ones are not accepted again. */
    lastUsedStep: p.integer().default(0),
    createdAt: createdAt(),
  },
});

export class TotpSecret extends TotpSecretSchema.class {}
TotpSecretSchema.setClass(TotpSecret);
