import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { LogHeadSigner } from '#modules/certificates';
import { type CertificatesTables } from '#modules/certificates';
import { loadAppConfig } from '#platform/config/app-config';
import type { ReadDatabase } from '#platform/database/read-database';
import { SigningKeys } from '#platform/signing/signing-keys';
import { ormOptions } from '../mikro-orm.config.js';
import { demoEnvironment, startDemoDatabase } from './bench/demo-database.js';
import { compiledServer, startMeasured } from './bench/measured-server.js';
import { type ForgedEntry, writeLog, writeLogAround } from './log/forged-log.js';
import { forgeries, numbers } from './log/forgeries.js';
import { rememberRow, tamperings } from './log/tampered-certificates.js';
import { VerifierRuns } from './log/verifier-runs.js';

const proofMost = 1_024;
/** The log whose proofs are measured has 2 ** level entries: a million. */
const level = 20;
const triesMost = 600;

interface Proof {
  facts: string;
  entries: { path: string }[];
}

/** The log that the server carries the demo's certificates into, once all of them are there. */
async function carriedLog(em: EntityManager, site: string): Promise<ForgedEntry[]> {
  const tables = em.getKysely<CertificatesTables>();
  const count = tables.selectFrom('certificates').select(({ fn }) => fn.countAll<string>().as('all'));
  const all = Number((await count.executeTakeFirstOrThrow()).all);
  for (let tries = 0; tries < triesMost; tries += 1) {
    const { size } = (await (await fetch(`${site}/api/certificates/log/head`)).json()) as { size: number };
    if (size >= all) break;
    await sleep(100);
  }
  const rows = await tables
    .selectFrom('certificate_log')
    .select(['kind', 'at', 'digest', 'certificate_id as certificateId'])
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

const overAll = (em: EntityManager): Pick<ReadDatabase, 'over'> => ({
  over: <Tables extends object>() => em.getKysely<Tables>() as unknown as Kysely<Tables>,
});

/**
 * EVD-6: `npm run accept:log [-- --manipulations N]`. Tampers with the log and its certificates as whoever has the database
 * and the site's key, signs anew each time, and counts what the verifier of the docs finds; also how large proofs are.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { manipulations: { type: 'string', default: '1000' } } });
  const scratch = await startDemoDatabase();
  const environment = {
    ...demoEnvironment,
    DATABASE_URL: scratch.url,
    SESSION_SECRET: randomBytes(32).toString('hex'),
  };
  const server = await startMeasured(compiledServer, [], environment);
  const orm = await MikroORM.init(ormOptions({ clientUrl: scratch.url }));
  const verifier = await VerifierRuns.over(server.url);
  try {
    const em = orm.em.fork();
    const config = loadAppConfig(environment);
    const signer = new LogHeadSigner(new SigningKeys(config, overAll(em)), config);
    const honest = await carriedLog(em, server.url);
    const codes = await em
      .getKysely<CertificatesTables>()
      .selectFrom('certificates')
      .select(['id', 'verification_code as code'])
      .orderBy('id')
      .execute();
    const proofOf = async (code: string) => {
      const answer = await fetch(`${server.url}/api/certificates/verify/${code}/proof`);
      if (!answer.ok) throw new Error(`the proof of ${code}: ${answer.status}`);
      return (await answer.json()) as Proof;
    };
    const largest = ({ entries }: Proof) =>
      Math.max(...entries.map((entry) => Buffer.byteLength(JSON.stringify(entry))));

    // Others keep a head of five sixths of it; the rest came since.
    const keptSize = Math.floor((honest.length * 5) / 6);
    await writeLog(em, signer, honest.slice(0, keptSize));
    await verifier.keepHead();
    await writeLog(em, signer, honest);
    const honestFaults = await verifier.faults(codes[0]!.code);
    let proofBytes = 0;
    for (const { code } of codes) proofBytes = Math.max(proofBytes, largest(await proofOf(code)));

    const chance = numbers(20_261_126);
    const scene = { em, signer, honest, factsOf: async (code: string) => (await proofOf(code)).facts };
    const kinds = [...Object.keys(forgeries), ...Object.keys(tamperings)];
    const byKind: Record<string, { made: number; found: number }> = {};
    for (let run = 0; run < Number(values.manipulations); run += 1) {
      const kind = kinds[run % kinds.length]!;
      const at = Math.floor(chance() * (keptSize - 1));
      const tally = (byKind[kind] ??= { made: 0, found: 0 });
      const forge = forgeries[kind];
      if (forge) {
        await writeLog(em, signer, forge(honest, at, chance));
        tally.found += (await verifier.faults()) === '' ? 0 : 1;
      } else {
        const certificate = codes.find(({ id }) => id === honest[at]!.certificateId)!;
        const putBack = await rememberRow(em, certificate.id);
        await writeLog(em, signer, honest);
        await tamperings[kind]!(scene, certificate);
        tally.found += (await verifier.faults(certificate.code)) === '' ? 0 : 1;
        await putBack();
      }
      tally.made += 1;
      if ((run + 1) % 100 === 0) process.stderr.write(`${run + 1} of ${values.manipulations}\n`);
    }
    await writeLog(em, signer, honest);
    const faultsAtTheEnd = await verifier.faults(codes[0]!.code);

    const entry = honest.find(({ certificateId }) => certificateId === codes[0]!.id)!;
    await writeLogAround(em, signer, entry, { level, position: 2 ** level - 2 });
    const ofAMillion = largest(await proofOf(codes[0]!.code));

    const tallies = Object.values(byKind);
    const made = tallies.reduce((sum, each) => sum + each.made, 0);
    const found = tallies.reduce((sum, each) => sum + each.found, 0);
    const falseAlarms = [honestFaults, faultsAtTheEnd].filter((faults) => faults !== '').length;
    const proofs = { served: proofBytes, ofAMillionEntries: ofAMillion };
    const pass = made > 0 && found === made && falseAlarms === 0 && Math.max(proofBytes, ofAMillion) <= proofMost;
    const figures = { entries: honest.length, keptSize, made, found, falseAlarms, byKind, proofBytesMax: proofs };
    console.log(JSON.stringify({ id: 'EVD-6', pass, figures }));
    process.exitCode = pass ? 0 : 1;
  } finally {
    await verifier.forget();
    await orm.close(true);
    await server.stop();
    await scratch.stop();
  }
}

await main();
