import type { HealthState } from '#platform/health/health.rules';
import { databaseFindings } from './database-findings.rules.js';
import type { DoctorFacts } from './facts.js';

/** What is to be said of one part, in both languages. */
export interface Finding {
  part: 'node' | 'disk' | 'bucket' | 'mail' | 'database' | 'clock' | 'settings' | 'migrations' | 'backups';
  state: HealthState;
  ar: string;
  en: string;
}

/** The first that runs what the server is made of. */
const nodeAtLeast = 22;

/** What an operator should know, the worst of each part (SCL-8). */
export function findingsOf(facts: DoctorFacts): Finding[] {
  const { database } = facts;
  return [
    nodeFinding(facts.node),
    diskFinding(facts.diskFreePercent),
    ...facts.buckets.map(bucketFinding),
    mailFinding(facts),
    ...('failure' in database
      ? [
          {
            part: 'database',
            state: 'failing',
            ar: `قاعدة البيانات لا تجيب: ${database.failure}`,
            en: `The database does not answer: ${database.failure}`,
          } as const,
        ]
      : databaseFindings(database, facts)),
  ];
}

function nodeFinding(node: string): Finding {
  const state = Number.parseInt(node, 10) >= nodeAtLeast ? 'well' : 'failing';
  return state === 'well'
    ? { part: 'node', state, ar: `Node ${node}`, en: `Node ${node}` }
    : {
        part: 'node',
        state,
        ar: `Node ${node} أقدم من أن يشغّل الخادم؛ يلزم ${nodeAtLeast} أو أحدث.`,
        en: `Node ${node} is too old for the server; it takes ${nodeAtLeast} or newer.`,
      };
}

function diskFinding(free: number): Finding {
  const state = free >= 10 ? 'well' : free >= 3 ? 'strained' : 'failing';
  return { part: 'disk', state, ar: `المساحة الحرة ${free}%`, en: `${free} % of the disk is free` };
}

const bucketFinding = ({ url, failure }: DoctorFacts['buckets'][number]): Finding =>
  failure === null
    ? { part: 'bucket', state: 'well', ar: `الحاوية ${url} تجيب`, en: `The bucket ${url} answers` }
    : {
        part: 'bucket',
        state: 'failing',
        ar: `الحاوية ${url} لا تجيب كما يلزم: ${failure}`,
        en: `The bucket ${url} does not answer as it has to: ${failure}`,
      };

function mailFinding({ mail, demoMode }: DoctorFacts): Finding {
  if (mail.kind === 'reached')
    return { part: 'mail', state: 'well', ar: 'خادم البريد يجيب', en: 'The mail server answers' };
  if (mail.kind === 'refused')
    return {
      part: 'mail',
      state: 'failing',
      ar: `خادم البريد لا يقبل الاتصال: ${mail.reason}`,
      en: `The mail server does not take the connection: ${mail.reason}`,
    };
  return {
    part: 'mail',
    state: demoMode ? 'well' : 'failing',
    ar: `لا يصل البريد إلى أحد: SMTP_URL فارغ، والرسائل في ${mail.folder}`,
    en: `Mail reaches nobody: SMTP_URL is empty, messages lie in ${mail.folder}`,
  };
}
