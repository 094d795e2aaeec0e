// Written by `npm run texts` from imported-roles.ar.arb, imported-roles.en.arb.
import { defineMessages } from '@masar/i18n';

/** What roles are called in what an import of accounts says. */
export const importedRoles = defineMessages({
  ar: {
    student: 'متعلّم',
    instructor: 'مدرّب',
    volunteer: 'متطوّع',
    admin: 'مدير',
  },
  en: {
    student: 'student',
    instructor: 'instructor',
    volunteer: 'volunteer',
    admin: 'admin',
  },
});
