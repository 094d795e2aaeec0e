import { typedMailAddress } from '@masar/domain';
import pg from 'pg';
import { resetFactors } from './reset-factors.js';

/** Takes the second factor of an account away: the way in for the last administrator who lost theirs (IDM-1). */
const email = typedMailAddress(process.argv[2] ?? '');
if (!email) {
  console.error(
    'اكتب البريد الإلكتروني للحساب · Name the e-mail of the account: npm run admin:reset-factors -- person@example.org',
  );
  process.exit(2);
}
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
try {
  const isKnown = await resetFactors(client, email);
  console.log(
    isKnown
      ? `أُزيل التحقق بخطوتين من ${email} · the second factor of ${email} was taken away`
      : `لا يوجد حساب بهذا البريد · no account has the e-mail ${email}`,
  );
  process.exitCode = isKnown ? 0 : 1;
} finally {
  await client.end();
}
