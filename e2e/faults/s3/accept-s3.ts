import { parseArgs } from 'node:util';
import { digestOf, Instructor, type SentFile, somePdf } from './instructor.ts';
import { Trial } from './trial.ts';
import type { Trouble } from './troubled-line.ts';

/** Sizes of files: one of a few bytes, and some up to the most that may be uploaded. */
const sizes = [300, 40_000, 1_000_000, 5_000_000, 19_000_000];
const wrong: string[] = [];
const expect = (what: string, is: boolean): void => {
  if (!is) wrong.push(what);
};
const lineOf = (output: string): { pass: boolean; figures: Record<string, number> } =>
  JSON.parse(output.split('\n').findLast((one) => one.startsWith('{')) ?? '{"pass":false,"figures":{}}') as never;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { files: { type: 'string', default: '40' } } });
  const trial = await Trial.begin();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void trial.end().finally(() => process.exit(1)));
  }
  try {
    const startedAt = Date.now();
    const files = await uploadToDisk(trial, Number(values.files));
    const moving = await move(trial);
    const server = await trial.serve(trial.bucket());
    const instructor = await Instructor.signIn(server.address);
    for (const { url, sha256 } of files)
      expect(`${url} after the move`, (await instructor.read(url)).sha256 === sha256);
    const faults = await bearFaults(trial, instructor);
    await followLinks(trial, instructor, files[0]!);
    await refuseWrongKey(trial, files[0]!);
    const backup = await backUp(trial);
    const doctor = lineOf((await trial.run('doctor', [], trial.bucket())).output);
    expect('the doctor finds the bucket well', JSON.stringify(doctor).includes('"part":"bucket","state":"well"'));
    for (const line of wrong) process.stderr.write(`${line}\n`);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    const figures = { files: files.length, seconds, ...moving, ...faults, ...backup, wrong: wrong.length };
    process.stdout.write(`${JSON.stringify({ id: 'SCL-5', pass: wrong.length === 0, figures })}\n`);
    process.exitCode = wrong.length === 0 ? 0 : 1;
  } finally {
    await trial.end();
  }
}

/** What people uploaded before there was a bucket. */
async function uploadToDisk(trial: Trial, count: number): Promise<SentFile[]> {
  const server = await trial.serve({});
  const instructor = await Instructor.signIn(server.address);
  const files: SentFile[] = [];
  for (let index = 0; index < count; index += 1) {
    const { file } = await instructor.upload(somePdf(sizes[index % sizes.length]!));
    if (file) files.push(file);
  }
  expect('every upload to the disk is acknowledged', files.length === count);
  await server.stop();
  return files;
}

/** Kills the move in the middle, repeats it, and repeats it once more when all is there. */
async function move(trial: Trial): Promise<{ movedBeforeKill: number; movedAfter: number; movedAgain: number }> {
  const held = async (): Promise<number> => (await trial.swift.list('masar')).length;
  const killed = await trial.run('files-move', [], trial.bucket(), async () => (await held()) >= 8);
  const movedBeforeKill = await held();
  const second = lineOf((await trial.run('files-move', [], trial.bucket())).output);
  const third = lineOf((await trial.run('files-move', [], trial.bucket())).output);
  const [{ rows } = { rows: -1 }] = await trial.ask<{ rows: number }>('select count(*)::int as rows from stored_files');
  expect('the move was killed in the middle', killed.code === null && movedBeforeKill < rows);
  expect('the second move goes on', second.pass && second.figures['moved']! < rows);
  expect('the third moves nothing', third.pass && third.figures['moved'] === 0 && third.figures['there'] === rows);
  expect('the bucket has one object for each row', (await held()) === rows);
  return { movedBeforeKill, movedAfter: second.figures['moved']!, movedAgain: third.figures['moved']! };
}

/** Every trouble in passing is borne, every lasting one is answered with 503, and nothing is there twice. */
async function bearFaults(trial: Trial, instructor: Instructor): Promise<Record<string, number>> {
  const rows = async (): Promise<number> =>
    (await trial.ask<{ rows: number }>('select count(*)::int as rows from stored_files'))[0]!.rows;
  const objects = async (): Promise<number> => (await trial.swift.list('masar')).length;
  let borne = 0;
  let refused = 0;
  for (const trouble of ['busy', 'cut', 'answer lost', 'slow'] satisfies Trouble[]) {
    const before = [await rows(), await objects()];
    trial.line.befall(trouble, 2);
    const { status, file } = await instructor.upload(somePdf(2_000_000));
    expect(`an upload bears ${trouble}, twice: ${status}`, status === 201);
    expect(
      `${trouble}: one row and one object more`,
      (await rows()) === before[0]! + 1 && (await objects()) === before[1]! + 1,
    );
    trial.line.befall(trouble === 'answer lost' ? 'cut' : trouble, 2);
    const read = file && (await instructor.read(file.url));
    expect(`a download bears ${trouble}, twice`, read?.sha256 === file?.sha256);
    borne += 2;
  }
  for (const trouble of ['busy', 'cut'] satisfies Trouble[]) {
    const before = await rows();
    trial.line.befall(trouble);
    const upload = await instructor.upload(somePdf(50_000));
    expect(`lasting ${trouble}: ${upload.status}`, upload.status === 503 && upload.retryAfter !== null);
    expect(`lasting ${trouble}: no row`, (await rows()) === before);
    refused += 1;
  }
  trial.line.befall('none');
  expect('and then it goes on', (await instructor.upload(somePdf(300))).status === 201);
  return { borne, refused };
}

async function followLinks(trial: Trial, instructor: Instructor, { url, sha256 }: SentFile): Promise<void> {
  const address = await instructor.follow(url);
  expect('a followed link leads to the bucket', address !== undefined);
  if (!address) return;
  const answer = await fetch(address);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(`the signed address gives the bytes: ${answer.status}`, digestOf(bytes) === sha256);
  expect(
    'with their name',
    answer.headers.get('content-disposition') === `attachment; filename*=UTF-8''${encodeURIComponent('ملخص (1).pdf')}`,
  );
  expect('with their kind', answer.headers.get('content-type') === 'application/pdf');
  const other = address.replace(/files\/[\w-]+/, `files/${(await trial.swift.list('masar'))[1]!.slice(6)}`);
  expect('and nothing else', (await fetch(other)).status === 403);
}

async function refuseWrongKey(trial: Trial, { url }: SentFile): Promise<void> {
  const server = await trial.serve(trial.bucket('masar', 'another-secret'));
  const instructor = await Instructor.signIn(server.address);
  const upload = await instructor.upload(somePdf(300));
  expect(`a wrong key: ${upload.status}`, upload.status === 503 && upload.retryAfter !== null);
  expect('a wrong key, reading', (await instructor.read(url)).status === 503);
  const doctor = await trial.run('doctor', [], trial.bucket('masar', 'another-secret'));
  expect(
    'the doctor says so',
    doctor.output.includes('403 SignatureDoesNotMatch') && !doctor.output.includes('another-secret'),
  );
  await server.stop();
}

/** A backup in the bucket, one that is killed, and the whole one restored into another database and bucket. */
async function backUp(trial: Trial): Promise<{ archiveBytes: number; restoredFiles: number }> {
  const archives = async (): Promise<string[]> =>
    (await trial.swift.list('masar')).filter((name) => name.startsWith('backups/'));
  const parts = async (): Promise<number> => (await trial.swift.list('masar+segments').catch(() => [])).length;
  await trial.run('backup', [], trial.bucket(), async () => (await parts()) > 0);
  expect('a killed backup leaves no archive', (await archives()).length === 0);
  const { code, output } = await trial.run('backup', [], trial.bucket());
  const [archive] = await archives();
  expect(`the backup is in the bucket: ${output.slice(-300)}`, code === 0 && archive !== undefined);
  if (!archive) return { archiveBytes: 0, restoredFiles: 0 };
  const url = await trial.emptyDatabase('restored');
  const restored = await trial.run('restore', [archive.slice('backups/'.length)], {
    ...trial.bucket('restored'),
    DATABASE_URL: url,
  });
  expect(`the restore compares everything: ${restored.output.slice(-300)}`, restored.code === 0);
  const keysOf = (names: string[]): string =>
    names
      .filter((name) => name.startsWith('files/'))
      .sort()
      .join();
  const [there, here] = [await trial.swift.list('restored'), await trial.swift.list('masar')];
  const [{ rows } = { rows: -1 }] = await trial.ask<{ rows: number }>(
    'select count(*)::int as rows from stored_files',
    url,
  );
  expect('the other bucket has the same files', keysOf(there) === keysOf(here) && there.length === rows);
  const [line] = await trial.ask<{ bytes: string }>(
    `select size_bytes::text as bytes from backups where status = 'done' order by created_at desc limit 1`,
  );
  return { archiveBytes: Number(line?.bytes ?? 0), restoredFiles: there.length };
}

await main();
