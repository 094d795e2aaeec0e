import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, moment } from '#platform/database/columns';

/** Table `passkeys`: public keys of devices and key rings that speak for a person (IDM-1). */
export const PasskeySchema = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  indexes: [{ name: 'passkeys_user_id_index', properties: ['userId'] }],
  uniques: [{ name: 'passkeys_credential_id_unique', properties: ['credentialId'] }],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    /** What its owner calls it, e.g. the phone that holds it. */
    name: p.text(),
    /** As the device names it, base64url. */
    credentialId: p.text(),
    /** COSE, base64url. */
    publicKey: p.text(),
    /** Of signatures; devices that count make copies visible. */
    counter: p.bigint('number'),
    /** How browsers reach the device. */
    transports: p.array(),
    /** Whether it is kept in a key ring on more than one device. */
    isBackedUp: p.boolean(),
    lastUsedAt: moment().nullable(),
    createdAt: createdAt(),
  },
});

export class Passkey extends PasskeySchema.class {}
PasskeySchema.setClass(Passkey);
