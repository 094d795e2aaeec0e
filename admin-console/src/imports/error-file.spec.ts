import { errorFile, remarkFile } from './error-file.ts';
import { importSound, runImport } from './run-import.ts';

const rows = Array.from({ length: 300 }, (_, index) => ({ email: index === 260 ? '=bad' : `p${index}@example.org` }));

/** Answers as the server does: refuses what begins with an equals sign. */
const server: typeof import('../providers/http-client.ts').httpClient = (_url, { body } = {}) => {
  const sent = (JSON.parse(body as string) as { rows: { email: string }[] }).rows;
  const answers = sent.map(({ email }, index) => {
    const isBad = email.startsWith('=');
    const errors = isBad ? [{ field: 'email', message: 'Not an address' }] : [];
    const remarks = email.startsWith('p7@') ? [{ field: 'lastName', message: 'The account says ‘كاظم’' }] : [];
    return { row: index + 1, email, outcome: isBad ? 'refused' : 'created', id: null, errors, remarks };
  });
  const refused = answers.filter(({ outcome }) => outcome === 'refused').length;
  const json = { isDryRun: true, created: sent.length - refused, unchanged: 0, refused, rows: answers, ids: [] };
  return Promise.resolve({ status: 200, headers: new Headers(), body: '', json });
};

describe('an import in parts', () => {
  const options = { isDryRun: true, invites: false, repeated: 'Twice', onProgress: () => {} };

  it('adds up what the parts did, with row numbers of the whole file [CON-1]', async () => {
    const progress: number[] = [];
    const result = await runImport('users', rows, { ...options, onProgress: (n) => progress.push(n) }, server);
    expect(result).toMatchObject({ created: 299, refused: 1 });
    expect(result.rows.find(({ outcome }) => outcome === 'refused')?.row).toBe(261);
    expect(progress).toEqual([250, 300]);
  });

  it('refuses a row whose address stands in an earlier part, in a trial as in the import [CON-1]', async () => {
    const twice = rows.map((row, at) => (at === 299 ? { email: ' P5@example.org\u200F' } : row));
    for (const isDryRun of [true, false]) {
      const result = await runImport('users', twice, { ...options, isDryRun }, server);
      expect(result).toMatchObject({ created: 298, refused: 2 });
      expect(result.rows).toHaveLength(300);
      expect(result.rows[299]).toMatchObject({ row: 300, outcome: 'refused', errors: [{ message: 'Twice' }] });
    }
  });

  it('keeps what the trial refused and the numbers of the file in the report of the import [CON-1]', async () => {
    const mixed = [{ email: '=worse' }, ...rows.slice(0, 9)];
    const trial = await runImport('users', mixed, options, server);
    const done = await importSound('users', mixed, trial, { ...options, isDryRun: false }, server);
    expect(done).toMatchObject({ created: 9, refused: 1 });
    expect(done.rows.map(({ row, outcome }) => `${row} ${outcome}`)).toEqual(
      trial.rows.map(({ row, outcome }) => `${row} ${outcome}`),
    );
    expect(remarkFile(mixed, done.rows, { row: 'Row', remarks: 'Difference' })).toContain('p7@example.org,9,');
    expect(errorFile(mixed, done.rows, { row: 'Row', errors: 'Errors' })).toContain("'=worse,1,");
  });

  it('writes a file of the rows whose account says something else [CON-1]', async () => {
    const result = await runImport('users', rows, options, server);
    expect(remarkFile(rows, result.rows, { row: 'Row', remarks: 'Difference' })).toBe(
      '\uFEFFemail,Row,Difference\r\np7@example.org,8,lastName: The account says ‘كاظم’\r\n',
    );
  });

  it('writes a file of the refused rows that spreadsheets do not run [CON-1] [SEC-5]', async () => {
    const result = await runImport('users', rows, options, server);
    expect(errorFile(rows, result.rows, { row: 'Row', errors: 'Errors' })).toBe(
      "\uFEFFemail,Row,Errors\r\n'=bad,261,email: Not an address\r\n",
    );
  });
});
