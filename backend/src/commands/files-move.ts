import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { loadAppConfig } from '#platform/config/app-config';
import { AppError } from '#platform/errors/app-error';
import { DiskFileStorage } from '#platform/files/disk-file-storage';
import { moveFiles } from '#platform/files/move-files';
import { S3FileStorage } from '#platform/files/s3-file-storage';
import { noteCommand } from './note-command.js';

/**
 * `npm run files:move`: copies uploaded files from DATA_DIR into the bucket of S3_BUCKET_URL. It can be stopped and
 * repeated, beside a running server too, and prints one line of JSON (SCL-5).
 */
const config = loadAppConfig({ SESSION_SECRET: randomBytes(32).toString('hex'), ...process.env });
const { bucket } = config.files;
if (bucket) {
  const client = new pg.Client({ connectionString: config.database.directUrl });
  await client.connect();
  try {
    const { missing, damaged, ...figures } = await moveFiles({
      client,
      from: new DiskFileStorage(config),
      to: new S3FileStorage(bucket),
      onProgress: (done) => process.stderr.write(`${done}\n`),
    });
    for (const key of missing) process.stderr.write(`لم يُعثر عليه / not found: ${key}\n`);
    for (const key of damaged) process.stderr.write(`تالف على القرص / damaged on the disk: ${key}\n`);
    const pass = missing.length + damaged.length === 0;
    const counts = { ...figures, missing: missing.length, damaged: damaged.length };
    await noteCommand(client, { action: 'move', resource: 'files', after: counts });
    process.stdout.write(`${JSON.stringify({ id: 'SCL-5', pass, figures: counts })}\n`);
    process.exitCode = pass ? 0 : 1;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const reason = error.extra.cause instanceof Error ? error.extra.cause.message : error.code;
    process.stderr.write(`توقّف النقل؛ أعد الأمر ليتابع من حيث بلغ.\nStopped; run it again and it goes on: ${reason}\n`);
    process.exitCode = 1;
  } finally {
    await client.end();
  }
} else {
  process.stderr.write('عيّن S3_BUCKET_URL أولاً.\nSet S3_BUCKET_URL first.\n');
  process.exitCode = 1;
}
