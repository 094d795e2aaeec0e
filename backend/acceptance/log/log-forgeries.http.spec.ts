import { digestOf, LogHeadSigner } from '#modules/certificates';
import { startTestApp, type TestApp } from '#testing/test-app';
import type {
  LogEntryResponse,
  LogHeadResponse,
  LogProofResponse,
} from '../../src/modules/certificates/log/certificate-log.response.js';
import { logVerifier } from '../../src/modules/certificates/log/testing/log-verifier.js';
import { anIssuedCertificate } from '../../src/modules/certificates/testing/issued-certificate.js';
import { type ForgedEntry, writeLog, writeLogAround } from './forged-log.js';
import { forgeries, numbers } from './forgeries.js';

/** Entries in the log; the first `keptSize` others have seen. */
const size = 40;
const keptSize = 30;
const manipulations = 1_000;
const firstDay = Date.UTC(2026, 0, 1);
const hour = 60 * 60_000;

let app: TestApp;
let signer: LogHeadSigner;
beforeAll(async () => {
  app = await startTestApp();
  signer = app.app.get(LogHeadSigner);
});
afterAll(() => app.close());

async function read<Answer>(path: string): Promise<Answer> {
  return (await app.anonymous().get(`/api/certificates/${path}`).expect(200)).body as Answer;
}
async function published() {
  const { signedHead } = await read<LogHeadResponse>('log/head');
  return { signedHead, entries: await read<LogEntryResponse[]>('log/entries?limit=100') };
}

describe('the log in the hands of whoever has database and key', () => {
  it(`gives 1,000 manipulations away, each of them re-signed, to a script that shares no code [EVD-6]`, async () => {
    const honest = Array.from({ length: size }, (_, at): ForgedEntry => ({
      kind: at % 6 === 4 ? 'revoked' : 'issued',
      at: new Date(firstDay + at * hour),
      digest: digestOf(`certificate ${at}`),
      certificateId: null,
    }));
    await writeLog(app.em(), signer, honest.slice(0, keptSize));
    const { signedHead: kept } = await published();
    const { keys } = await read<{ keys: object[] }>('keys');
    const faults = async () =>
      logVerifier.faultsOfLog({ ...(await published()), keys, ...(kept !== null && { kept }) });
    await writeLog(app.em(), signer, honest);
    expect(await faults()).toEqual([]);

    const chance = numbers(20_261_126);
    const names = Object.keys(forgeries);
    const unfound: string[] = [];
    for (let run = 0; run < manipulations; run++) {
      const name = names[run % names.length]!;
      const at = Math.floor(chance() * (keptSize - 1));
      await writeLog(app.em(), signer, forgeries[name]!(honest, at, chance));
      if ((await faults()).length === 0) unfound.push(`${name} at ${at}`);
    }
    expect(unfound).toEqual([]);
    await writeLog(app.em(), signer, honest);
    expect(await faults()).toEqual([]);
  });

  it('proves one among a million entries in at most 1,024 bytes, as they are served [EVD-6]', async () => {
    const { id, code } = await anIssuedCertificate(app);
    const {
      entries: [own],
    } = await read<LogProofResponse>(`verify/${code}/proof`);
    const entry = { kind: 'replaced' as const, at: new Date(own!.at), digest: own!.digest, certificateId: id };
    const level = 20;
    for (const position of [0, 777_777, 2 ** level - 2]) {
      await writeLogAround(app.em(), signer, entry, { level, position });
      const { text } = await app.anonymous().get(`/api/certificates/verify/${code}/proof`).expect(200);
      const served = /"entries":\[(.*?)\],"head"/.exec(text)![1]!;
      expect(JSON.parse(served)).toMatchObject({ position, digest: own!.digest });
      expect(Buffer.from((JSON.parse(served) as { path: string }).path, 'base64url')).toHaveLength(level * 32);
      expect(Buffer.byteLength(served)).toBeLessThanOrEqual(1_024);
    }
  });
});
