import { defineEntity, p } from '@mikro-orm/core';

/** Table `certificate_numbers`: the last number given in each year, raised in the transaction that issues (CRT-1). */
export const CertificateNumberSchema = defineEntity({
  name: 'CertificateNumber',
  tableName: 'certificate_numbers',
  checks: [{ name: 'certificate_numbers_last_number_check', expression: 'last_number >= 0' }],
  properties: {
    year: p.integer().primary().autoincrement(false),
    lastNumber: p.integer().default(0),
  },
});
