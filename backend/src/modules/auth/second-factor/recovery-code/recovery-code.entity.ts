import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, moment } from '#platform/database/columns';

/** Table `recovery_codes`: the way in when phone and passkeys are away, each once (IDM-1). */
export const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  uniques: [{ name: 'recovery_codes_user_id_code_hash_unique', properties: ['userId', 'codeHash'] }],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    /** Keyed with the server's secret: nobody who reads the table can try codes against it. */
    codeHash: p.text(),
    usedAt: moment().nullable(),
    createdAt: createdAt(),
  },
});

export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);
