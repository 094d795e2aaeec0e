import pg from 'pg';

/** Takes the second factor of an account away: the way in for the last administrator who lost theirs (IDM-1). */
const email = process.argv[2]?.trim().toLowerCase();
if (!email) {
  console.error(
    'اكتب البريد الإلكتروني للحساب · Name the e-mail of the account: npm run admin:reset-factors -- person@example.org',
  );
  process.exit(2);
}
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
try {
  await client.query('begin');
  const { rows } = await client.query<{ id: string }>('select id from users where lower(email) = $1 for update', [
    email,
  ]);
  const id = rows[0]?.id;
  if (id) {
    for (const table of ['totp_secrets', 'passkeys', 'recovery_codes'])
      await client.query(`delete from ${table} where user_id = $1`, [id]);
    // Whoever sits at one of them may be why this is needed.
    await client.query(
      `delete from sessions where sess -> 'passport' -> 'user' ->> 'id' = $1 or sess -> 'secondStep' ->> 'userId' = $1`,
      [id],
    );
    // Nobody is signed in here: the account itself stands as who did it, and no call is named.
    await client.query(`select audit_append($1::uuid, 'reset-second-factor', 'users', $1, null, null, null)`, [id]);
  }
  await client.query('commit');
  console.log(
    id
      ? `أُزيل التحقق بخطوتين من ${email} · the second factor of ${email} was taken away`
      : `لا يوجد حساب بهذا البريد · no account has the e-mail ${email}`,
  );
  process.exitCode = id ? 0 : 1;
} finally {
  await client.end();
}
