import { typedMailAddress } from '@masar/domain';
import pg from 'pg';
import { promoteAccount, type Promotion } from './promote-account.js';

/** Makes an account an admin: the way to the first one of a live server (AUTH-7). Usage: admin-promote E-MAIL */
const email = typedMailAddress(process.argv[2] ?? '');
if (!email) {
  console.error(
    'اكتب البريد الإلكتروني للحساب · Name the e-mail of the account: npm run admin:promote -- person@example.org',
  );
  process.exit(2);
}
const messages: Record<Promotion, string> = {
  promoted: `صار ${email} مديراً؛ يفعّل التحقق بخطوتين في صفحة الأمان قبل أن تُفتح له الإدارة · ${email} is an admin now, and sets up a second factor on the security page before the console opens`,
  already: `${email} مدير من قبل · ${email} is an admin already`,
  unconfirmed: `لم يؤكد صاحب ${email} بريده بعد؛ ليفتح الرابط الذي وصله أولاً · The owner of ${email} has not confirmed the address yet; the link in their mail has to be followed first`,
  unknown: `لا يوجد حساب بهذا البريد · no account has the e-mail ${email}`,
};
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
try {
  const outcome = await promoteAccount(client, email);
  console.log(messages[outcome]);
  process.exitCode = outcome === 'promoted' || outcome === 'already' ? 0 : 1;
} finally {
  await client.end();
}
