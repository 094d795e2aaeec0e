import type { DatabaseFacts, DoctorFacts } from './facts.js';
import { findingsOf } from './findings.rules.js';

const now = new Date('2026-05-01T09:00:00Z');
const database: DatabaseFacts = {
  version: 180_004,
  clockAheadMs: -3,
  settings: {
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    server_encoding: 'UTF8',
    max_connections: '100',
    statement_timeout: '15000',
    lock_timeout: '5000',
    idle_in_transaction_session_timeout: '30000',
  },
  pendingMigrations: [],
  backupAt: new Date('2026-05-01T00:00:00Z'),
};
const sound: DoctorFacts = {
  now,
  node: '24.21.0',
  demoMode: false,
  poolSize: 12,
  diskFreePercent: 40,
  mail: { kind: 'reached' },
  buckets: [{ url: 'https://s3.example.org/masar', failure: null }],
  database,
};
const notWell = (facts: Partial<DoctorFacts>) =>
  findingsOf({ ...sound, ...facts })
    .filter(({ state }) => state !== 'well')
    .map(({ part, state }) => `${part} ${state}`);
const withDatabase = (facts: Partial<DatabaseFacts>) => notWell({ database: { ...database, ...facts } });
const withSettings = (settings: Partial<DatabaseFacts['settings']>) =>
  withDatabase({ settings: { ...database.settings, ...settings } });

describe('what the doctor says', () => {
  it('names each part of a sound machine once, in both languages [SCL-8]', () => {
    const findings = findingsOf(sound);
    expect(findings.map(({ part, state }) => `${part} ${state}`)).toEqual(
      ['node', 'disk', 'bucket', 'mail', 'database', 'clock', 'settings', 'migrations', 'backups'].map(
        (part) => `${part} well`,
      ),
    );
    for (const { ar, en } of findings) expect([ar, en]).not.toContain('');
  });

  it.each([
    ['an old Node', notWell({ node: '20.20.2' }), ['node failing']],
    ['a disk that fills', notWell({ diskFreePercent: 9 }), ['disk strained']],
    ['a full disk', notWell({ diskFreePercent: 2 }), ['disk failing']],
    ['a bucket that refuses', notWell({ buckets: [{ url: 'b', failure: '403' }] }), ['bucket failing']],
    ['a mail server that refuses', notWell({ mail: { kind: 'refused', reason: '535' } }), ['mail failing']],
    ['mail for nobody', notWell({ mail: { kind: 'folder', folder: '/m' } }), ['mail failing']],
    ['a database that is away', notWell({ database: { failure: 'ECONNREFUSED' } }), ['database failing']],
    ['an old PostgreSQL', withDatabase({ version: 140_012 }), ['database failing']],
    ['one that nobody tried', withDatabase({ version: 190_000 }), ['database strained']],
    ['a clock that is behind', withDatabase({ clockAheadMs: 6_000 }), ['clock failing']],
    ['writes that do not last', withSettings({ fsync: 'off' }), ['settings failing']],
    ['letters that do not fit', withSettings({ server_encoding: 'LATIN1' }), ['settings failing']],
    ['statements without end', withSettings({ statement_timeout: '0' }), ['settings strained']],
    ['too few connections', withSettings({ max_connections: '23' }), ['settings failing']],
    ['a structure of before', withDatabase({ pendingMigrations: ['a'] }), ['migrations strained']],
    ['no backup', withDatabase({ backupAt: null }), ['backups strained']],
    ['an old backup', withDatabase({ backupAt: new Date('2026-04-01') }), ['backups failing']],
  ])('finds %s [SCL-8]', (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  it('asks a trial for neither mail nor backups [SCL-8]', () => {
    const trial = { ...sound, demoMode: true, mail: { kind: 'folder', folder: '/m' } } as const;
    expect(
      findingsOf({ ...trial, database: { ...database, backupAt: null } }).every(({ state }) => state === 'well'),
    ).toBe(true);
  });
});
