import { plural } from '@masar/i18n';
import { backupHealth } from '#modules/operations';
import { upTo } from '#platform/health/health.rules';
import type { DatabaseFacts, DoctorFacts } from './facts.js';
import type { Finding } from './findings.rules.js';

/** Versions that are tried; older ones lack what statements ask for. */
const versions = { from: 15, to: 18 };
/** What a server holds beside its pool (docs/scaling.md), and what PostgreSQL keeps for its owner. */
const connectionsBeside = 9 + 3;

/** What the database says of itself, part by part. */
export const databaseFindings = (facts: DatabaseFacts, { now, demoMode, poolSize }: DoctorFacts): Finding[] => [
  versionFinding(facts.version),
  clockFinding(facts.clockAheadMs),
  ...settingsFindings(facts.settings, poolSize),
  migrationsFinding(facts.pendingMigrations),
  backupsFinding(facts.backupAt, now, demoMode),
];

function versionFinding(version: number): Finding {
  const major = Math.floor(version / 10_000);
  const name = `${major}.${version % 10_000}`;
  if (major >= versions.from && major <= versions.to)
    return { part: 'database', state: 'well', ar: `PostgreSQL ${name}`, en: `PostgreSQL ${name}` };
  return {
    part: 'database',
    state: major < versions.from ? 'failing' : 'strained',
    ar: `PostgreSQL ${name}: المجرّب من ${versions.from} إلى ${versions.to}.`,
    en: `PostgreSQL ${name}: ${versions.from} to ${versions.to} are tried.`,
  };
}

/** Papers and sessions end by the clock, and two servers have to agree on it. */
function clockFinding(aheadMs: number): Finding {
  const seconds = (Math.abs(aheadMs) / 1000).toFixed(1);
  return {
    part: 'clock',
    state: upTo(Math.abs(aheadMs), { well: 1000, strained: 5000 }),
    ar: `فرق الساعة عن قاعدة البيانات ${seconds} ث`,
    en: `The clock differs from the database's by ${seconds} s`,
  };
}

function settingsFindings(settings: DatabaseFacts['settings'], poolSize: number): Finding[] {
  const wrong: Finding[] = [];
  const say = (state: 'strained' | 'failing', name: string, ar: string, en: string) =>
    wrong.push({ part: 'settings', state, ar: `${name}: ${ar}`, en: `${name}: ${en}` });
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'] as const)
    if (settings[name] === 'off')
      say('failing', name, 'قد يضيع ما حُفظ حين تنقطع الكهرباء', 'what was saved may be lost with the power');
  if (settings.server_encoding !== 'UTF8')
    say('failing', 'server_encoding', 'لا تسع العربية إلا UTF8', 'only UTF8 holds Arabic');
  for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const)
    if (settings[name] === '0')
      say('strained', name, 'بلا حدّ؛ يضبطه npm run db:migrate', 'without limit; npm run db:migrate sets it');
  const needed = poolSize + connectionsBeside;
  if (Number(settings.max_connections) < needed)
    say('failing', 'max_connections', `أقل من ${needed} لخادم واحد`, `fewer than the ${needed} of one server`);
  return wrong.length > 0
    ? wrong
    : [
        {
          part: 'settings',
          state: 'well',
          ar: 'ضبط قاعدة البيانات سليم',
          en: 'The settings of the database are sound',
        },
      ];
}

function migrationsFinding(pending: readonly string[]): Finding {
  if (pending.length === 0)
    return { part: 'migrations', state: 'well', ar: 'بنية القاعدة حديثة', en: 'The database has the newest structure' };
  return {
    part: 'migrations',
    state: 'strained',
    ar: `تنتظر ${pending.length} من خطوات البنية؛ تُنفَّذ عند بدء الخادم أو بالأمر npm run db:migrate`,
    en: `${pending.length} migrations wait; they run when the server starts, or by npm run db:migrate`,
  };
}

const arabicHours = {
  zero: 'أقل من ساعة',
  one: 'ساعة واحدة',
  two: 'ساعتان',
  few: '# ساعات',
  many: '# ساعة',
  other: '# ساعة',
};
const englishHours = { one: '# hour', other: '# hours' };

/** A trial has nothing to lose. */
function backupsFinding(backupAt: Date | null, now: Date, demoMode: boolean): Finding {
  const { value, state } = backupHealth(backupAt, now);
  return {
    part: 'backups',
    state: demoMode ? 'well' : state,
    ar: value === null ? 'لا نسخة احتياطية بعد' : `عمر آخر نسخة احتياطية ${plural('ar', value, arabicHours)}`,
    en: value === null ? 'There is no backup yet' : `The newest backup is ${plural('en', value, englishHours)} old`,
  };
}
