import pg from 'pg';

/** Makes an account an admin: the way to the first one of a live server (AUTH-7). Usage: admin-promote E-MAIL */
const email = process.argv[2]?.trim().toLowerCase();
if (!email) {
  console.error(
    'اكتب البريد الإلكتروني للحساب · Name the e-mail of the account: npm run admin:promote -- person@example.org',
  );
  process.exit(2);
}
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
try {
  await client.query('begin');
  const { rows } = await client.query<{ id: string }>(
    `update users set role = 'admin', updated_at = now() where lower(email) = $1 returning id`,
    [email],
  );
  const id = rows[0]?.id;
  // Open sessions carry the role; they learn of it in the same transaction.
  if (id)
    await client.query(
      `update sessions set sess = jsonb_set(sess, '{passport,user,role}', '"admin"') where sess -> 'passport' -> 'user' ->> 'id' = $1`,
      [id],
    );
  await client.query('commit');
  console.log(
    id
      ? `صار ${email} مديراً؛ يفعّل التحقق بخطوتين في صفحة الأمان قبل أن تُفتح له الإدارة · ${email} is an admin now, and sets up a second factor on the security page before the console opens`
      : `لا يوجد حساب بهذا البريد · no account has the e-mail ${email}`,
  );
  process.exitCode = id ? 0 : 1;
} finally {
  await client.end();
}
