import type { EntityManager } from '@mikro-orm/postgresql';
import { digestOf, type LogHeadSigner } from '#modules/certificates';
import { type CertificatesTables } from '#modules/certificates';
import { type ForgedEntry, writeLog } from './forged-log.js';

/** What tampering with a row works on. */
interface Scene {
  em: EntityManager;
  signer: Pick<LogHeadSigner, 'sign'>;
  honest: readonly ForgedEntry[];
  /** What the site says of the certificate now, as the text that is hashed. */
  factsOf: (code: string) => Promise<string>;
}

type Tampering = (scene: Scene, certificate: { id: string; code: string }) => Promise<void>;

const change = (em: EntityManager, id: string, values: { holder_name_en: string } | { issued_at: Date }) =>
  em.getKysely<CertificatesTables>().updateTable('certificates').set(values).where('id', '=', id).execute();

/** What somebody may do to the row of one certificate; the log alone does not show it, the certificate's proof does (EVD-6). */
export const tamperings: Record<string, Tampering> = {
  'changes the name on a certificate': async ({ em }, { id }) => {
    await change(em, id, { holder_name_en: 'Somebody Else' });
  },
  'changes the name on a certificate and in the log': async (scene, { id, code }) => {
    const { em, signer, honest, factsOf } = scene;
    await change(em, id, { holder_name_en: 'Somebody Else' });
    const digest = digestOf(await factsOf(code));
    const entries = honest.map((entry) => (entry.certificateId === id ? { ...entry, digest } : entry));
    await writeLog(em, signer, entries);
  },
  'dates a certificate back': async ({ em }, { id }) => {
    await change(em, id, { issued_at: new Date(Date.UTC(2025, 0, 1)) });
  },
  'hides a certificate from the log': async ({ em }, { id }) => {
    const log = em.getKysely<CertificatesTables>().updateTable('certificate_log');
    await log.set({ certificate_id: null }).where('certificate_id', '=', id).execute();
  },
};

/** Remembers the row of a certificate; what comes back puts it as it was. */
export async function rememberRow(em: EntityManager, id: string): Promise<() => Promise<void>> {
  const tables = em.getKysely<CertificatesTables>();
  const row = await tables
    .selectFrom('certificates')
    .select(['holder_name_en', 'issued_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return async () => {
    await tables.updateTable('certificates').set(row).where('id', '=', id).execute();
  };
}
