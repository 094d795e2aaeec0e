import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { AppConfig } from '../../src/platform/config/app-config.js';
import type { FileStorage } from '../../src/platform/files/file-storage.js';
import { insertRows } from '../insert-rows.js';
import { notAnswered } from './community-answers.js';
import { readCompleteCourses } from './course-files.js';
import { makeDemoData } from './demo-data.js';
import { hasDemoPeople } from './has-demo-people.js';
import { storePictures } from './pictures.js';
import { storePortraits } from './portraits.js';
import { storeSignature } from './signatory.js';
import { withSignedSummaries } from './signed-summaries.js';
import { storeVoiceNotes } from './voice-notes.js';

/** Key of the advisory lock that lets one process at a time seed; an arbitrary constant of this product. */
const seedLock = 7_287_242;

/**
 * Fills an empty platform with the demo data, once: where demo people exist already nothing changes. Processes that
 * start at once wait for each other; one transaction, so that a killed one leaves nothing half-done (REL-9).
 * Answers whether rows were written.
 */
export async function seedDemo(
  orm: MikroORM,
  config: Pick<AppConfig, 'session'>,
  storage: FileStorage,
  now: Date,
): Promise<boolean> {
  if (await hasDemoPeople(orm.em.fork())) return false;
  // Made before the transaction begins: on a busy machine that takes longer than one may stand idle.
  const data = makeDemoData(now);
  // Bytes without rows only cost room.
  await storePictures(storage, readCompleteCourses());
  await storePortraits(storage);
  await storeVoiceNotes(storage, data.stored_files);
  await storeSignature(storage);
  return orm.em.fork().transactional(async (em) => {
    // Waiting for another process' run may take longer than the role's timeouts allow.
    await em.execute(
      'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    );
    await em.execute('select pg_advisory_xact_lock(?)', [seedLock]);
    if (await hasDemoPeople(em)) return false;
    const open = data.discussions.map((row) => ({ ...row, ...notAnswered }));
    const certificates = await withSignedSummaries(em, config, data.certificates);
    await insertTables(em, { ...data, discussions: open, certificates });
    await chooseAnswers(em, data.discussions);
    return true;
  });
}

/** Writes rows table by table; settings that administrators saved before stay as they are (SET-1). */
export async function insertTables(em: EntityManager, tables: Readonly<Record<string, readonly object[]>>) {
  for (const [table, rows] of Object.entries(tables))
    await insertRows(em, table, rows, table === 'settings' ? 'on conflict (id) do nothing' : '');
}

/** Answers point at replies, which point at their discussions: they are chosen when both are there. */
async function chooseAnswers(em: EntityManager, discussions: readonly { accepted_reply_id: string | null }[]) {
  const solved = discussions.filter((row) => row.accepted_reply_id !== null);
  await em.execute(
    `update discussions d set accepted_reply_id = a.accepted_reply_id, accepted_by = a.accepted_by, accepted_at = a.accepted_at
     from json_populate_recordset(null::discussions, ?::json) a where a.id = d.id`,
    [JSON.stringify(solved)],
  );
}
