import pg from 'pg';
import { chainFaults } from '#platform/audit/audit-chain';
import { verifyAudit } from './verify-audit.js';

/**
 * `npm run audit:verify [-- HEAD]`: checks the chain of the audit log and prints one JSON line; with the head that an
 * earlier run printed, it also proves that nothing was cut off since (SEC-8).
 */
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
await client.connect();
try {
  const report = await verifyAudit(client, process.argv[2]);
  console.log(JSON.stringify(report));
  if (report.broken) {
    const { sequence, fault } = report.broken;
    console.error(`سجل التدقيق: القيد ${sequence} ليس كما كُتب · audit log: entry ${sequence}: ${chainFaults[fault]}`);
  } else if (!report.pass) {
    console.error('سجل التدقيق: آخر قيد معروف لم يعد موجوداً · audit log: the known head is no longer there');
  }
  process.exitCode = report.pass ? 0 : 1;
} finally {
  await client.end();
}
