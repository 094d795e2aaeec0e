import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { loadAppConfig } from '#platform/config/app-config';
import { fileStorageOf } from '#platform/files/configured-file-storage';
import { LimitedWork } from '#platform/limited-work/limited-work';
import { cleanStoredFiles } from './clean-stored-files.js';
import { noteCommand } from './note-command.js';

/**
 * `npm run files:clean`: takes the places that phones write into files out of those that are stored, on the disk or in the
 * bucket. It can be stopped and repeated, beside a running server too, and prints one line of JSON (SEC-15).
 */
const config = loadAppConfig({ SESSION_SECRET: randomBytes(32).toString('hex'), ...process.env });
const client = new pg.Client({ connectionString: config.database.directUrl });
const work = new LimitedWork();
await client.connect();
try {
  const { left, ...figures } = await cleanStoredFiles({
    client,
    storage: await fileStorageOf(config),
    work,
    onProgress: (done, all) => process.stderr.write(`${done}/${all}\n`),
  });
  for (const { id, name } of left) process.stderr.write(`تعذّرت قراءته / could not be read: ${id} ${name}\n`);
  const counts = { ...figures, left: left.length };
  await noteCommand(client, { action: 'clean', resource: 'files', after: counts });
  process.stdout.write(`${JSON.stringify({ id: 'SEC-15', pass: true, figures: counts })}\n`);
} finally {
  work.onApplicationShutdown();
  await client.end();
}
