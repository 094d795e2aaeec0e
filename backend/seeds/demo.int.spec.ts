import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts, learningHours } from '@masar/domain';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '../mikro-orm.config.js';
import { assignmentsInvariants } from '../src/modules/assignments/assignments.invariants.js';
import { certificateInvariants } from '../src/modules/certificates/certificate/certificate.invariants.js';
import { certificateReviewInvariants } from '../src/modules/certificates/review/certificate-review.invariants.js';
import { communityInvariants } from '../src/modules/community/community.invariants.js';
import { placeInvariants } from '../src/modules/courses/place/place.invariants.js';
import { gradesInvariants } from '../src/modules/grades/grades.invariants.js';
import { jobsInvariants } from '../src/modules/jobs/jobs.invariants.js';
import { opportunitiesInvariants } from '../src/modules/opportunities/opportunities.invariants.js';
import { servicesInvariants } from '../src/modules/services/services.invariants.js';
import { DiskFileStorage } from '../src/platform/files/disk-file-storage.js';
import { seed } from '../src/seeding.js';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { makeDemoData } from './demo/demo-data.js';

const files = { root: mkdtempSync(join(tmpdir(), 'masar-seed-')) };
const session = { secret: 'x'.repeat(40), cookieName: 'masar', secure: false };
const demoMode = { demoMode: true, files, session, database: { url: '', poolSize: 1, allowDemoData: true } };
const now = new Date();

let database: TestDatabase;
let orm: MikroORM;

/** Connects to the test's database, as a server of its own would. */
const connect = (): Promise<MikroORM> => MikroORM.init(ormOptions({ clientUrl: database.url }));

async function rows<T extends object>(sql: string, parameters: unknown[] = []): Promise<T[]> {
  return orm.em.fork().execute<T[]>(sql, parameters);
}

/** The one value that a statement answers. */
async function figure(sql: string, parameters: unknown[] = []): Promise<number> {
  const [row] = await rows<Record<string, unknown>>(sql, parameters);
  return Number(Object.values(row ?? {})[0]);
}

const tables = Object.keys(makeDemoData(now));

/** A digest of every row of every seeded table. */
async function fingerprint(): Promise<string[]> {
  const digest = (table: string): string =>
    `select md5(string_agg(md5(t::text), '' order by t::text)) digest from ${table} t`;
  const digests = await Promise.all([...tables, 'categories'].map((table) => rows<{ digest: string }>(digest(table))));
  return digests.map(([row]) => row?.digest ?? '');
}

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await connect();
  const other = await connect();
  // Two servers that start at once.
  await Promise.all([seed(orm, demoMode, now), seed(other, demoMode, now)]);
  await other.close(true);
});

afterAll(async () => {
  await orm.close(true);
  await database.drop();
  rmSync(files.root, { recursive: true });
});

describe('the demo data set', () => {
  it('is written once, though two servers start at the same moment [READ-1]', async () => {
    expect(await figure(`select count(*) from users`)).toBe(1250);
  });

  it('holds the figures of the admin screen [READ-1]', async () => {
    expect(await figure(`select count(*) from users where is_demo`)).toBe(1250);
    expect(await figure(`select count(*) from users where last_active_at > now() - interval '30 days'`)).toBe(890);
    expect(await figure(`select count(*) from courses where is_published`)).toBe(67);
    expect(await figure(`select count(*) from certificates where status = 'verified'`)).toBe(892);
    expect(await figure(`select sum(amount_received) from course_places`)).toBe(45_600);
  });

  it('lets people wait for its 40 courses in preparation, and nobody learn in them [CRS-10] [READ-1]', async () => {
    expect(await figure(`select count(*) from courses where is_in_preparation`)).toBe(40);
    const inside = (from: string) =>
      figure(`select count(*) from ${from} join courses c on c.id = course_id where c.is_in_preparation`);
    for (const table of ['enrollments', 'certificates', 'course_reviews', 'course_places'])
      expect([table, await inside(table)]).toEqual([table, 0]);
    for (const table of ['lesson_progress', 'quiz_attempts'])
      expect([table, await inside(`${table} join lessons l on l.id = lesson_id`)]).toEqual([table, 0]);
    expect(await inside('course_follows')).toBe(await figure(`select sum(followers_count) from courses`));
    expect(await inside('course_follows')).toBeGreaterThan(200);
    expect(
      await figure(`select count(*) from course_follows f join courses c on c.id = f.course_id
      join users u on u.id = f.user_id where f.created_at < greatest(u.created_at, c.published_at)
         or f.created_at > u.last_active_at or not c.is_in_preparation`),
    ).toBe(0);
  });

  it('lets people hold the skills of the courses that they completed, and the demo student some more [PRF-2]', async () => {
    expect(
      await figure(
        `select count(*) from courses c where not exists (select from course_skills s where s.course_id = c.id)`,
      ),
    ).toBe(0);
    const missing = `
      select count(*) from enrollments e join course_skills s using (course_id)
       where e.completed_at is not null and not exists (
         select from user_skills u where u.user_id = e.user_id and u.skill_id = s.skill_id and u.source = 'course')`;
    expect(await figure(missing)).toBe(0);
    const { email } = demoAccounts.student;
    const own = `select count(*) from user_skills s join users u on u.id = s.user_id where u.email = ? and s.source = 'self-stated'`;
    expect(await figure(own, [email])).toBe(5);
  });

  it('lets the demo student have taken a quick check and a placement test, as the profile says [ASM-1]', async () => {
    const taken = await rows(`select t.kind, s.proficiency_level = t.level as held
      from assessment_attempts t join user_skills s using (user_id, skill_id) where s.source = 'assessed' order by kind`);
    expect(taken).toEqual([
      { kind: 'placement', held: true },
      { kind: 'quick', held: true },
    ]);
  });

  it('grew by 12.5 % in revenue: the last 30 days against the 30 days before, also a day later [READ-1]', async () => {
    const revenue = (later: number): Promise<number> =>
      figure(
        `select (sum(amount_received) filter (where received_at > at - interval '30 days')
                 / sum(amount_received) filter (where received_at <= at - interval '30 days') - 1) * 100
         from course_places, (select now() + make_interval(days => ?) as at) clock
         where received_at > at - interval '60 days'`,
        [later],
      );
    expect(await revenue(0)).toBeCloseTo(12.5, 10);
    expect(await revenue(1)).toBeCloseTo(12.5, 10);
  });

  it('lets everybody pay what the course costs, each with a place recorded as paid [READ-1] [PAY-1]', async () => {
    const others = `select count(*) from enrollments e join courses c on c.id = e.course_id where e.price_paid <> c.price`;
    expect(await figure(others)).toBe(0);
    for (const { name, sql } of placeInvariants) expect([name, await rows(sql)]).toEqual([name, []]);
    expect(await figure(`select count(*) from course_places where state = 'asked'`)).toBe(2);
  });

  it('has a certificate for each completed course and one more that replaces another, numbered without gaps in each year [CRT-1]', async () => {
    expect(await figure(`select count(*) from enrollments where completed_at is not null and progress = 100`)).toBe(
      895,
    );
    const unmatched = `select count(*) from enrollments e full join certificates c using (user_id, course_id)
                       where (c.id is null) <> (e.completed_at is null) or e.id is null`;
    expect(await figure(unmatched)).toBe(0);
    const drift = `select count(*) from certificate_numbers n left join (
                     select split_part(certificate_number, '-', 2)::int as year, count(*) as given,
                            max(split_part(certificate_number, '-', 3)::int) as highest
                     from certificates group by 1) c using (year)
                   where c.given is distinct from n.last_number or c.highest is distinct from n.last_number`;
    expect(await figure(drift)).toBe(0);
    expect(await figure(`select sum(last_number) from certificate_numbers`)).toBe(896);
    for (const { name, sql } of certificateInvariants) expect([name, await rows(sql)]).toEqual([name, []]);
  });

  it('lets one certificate wait for the demo instructor and another be sent back with a reason [CRT-11]', async () => {
    for (const { name, sql } of certificateReviewInvariants) expect([name, await rows(sql)]).toEqual([name, []]);
    const last = await rows(`select * from (select distinct on (r.certificate_id) r.state
        from certificate_reviews r join certificates k on k.id = r.certificate_id
        where k.status = 'pending' order by r.certificate_id, r.round desc) last order by state`);
    expect(last).toEqual([{ state: 'sent_back' }, { state: 'waiting' }]);
  });

  it('shows peer reviews that are done, one being written, one far from the others, and one reported after their end [ASG-2]', async () => {
    expect(await figure('select count(*) from peer_reviews where finished_at is null')).toBeGreaterThan(0);
    const ofStudent = `reviewer_id = '${demoAccounts.student.id}' and expires_at > now()`;
    expect(await figure(`select count(*) from peer_reviews where finished_at is null and ${ofStudent}`)).toBe(1);
    expect(await figure('select count(*) from peer_reviews where points = 0')).toBeGreaterThan(0);
    const ended =
      'from peer_reviews r join assignments a on a.id = r.assignment_id where a.peer_released_at is not null';
    expect(await figure(`select count(*) ${ended} and r.opinion = 'unfair'`)).toBe(1);
    expect(
      await figure(
        `select count(*) ${ended} and r.finished_at is distinct from least(r.finished_at, a.peer_released_at)`,
      ),
    ).toBe(0);
    for (const { name, sql } of assignmentsInvariants) expect([name, await rows(sql)]).toEqual([name, []]);
  });

  it('has a gradebook of forty people, one quiz entered with a reason and one learner excused [GRD-1]', async () => {
    const entered = (
      course: string,
    ): string => `select count(*) from grade_entries e join grade_items i on i.id = e.item_id
      join courses c on c.id = i.course_id join enrollments n on n.course_id = c.id and n.user_id = e.user_id
      where c.slug = '${course}' and `;
    const large = entered('responsive-layouts-flexbox-grid');
    expect(await figure(`${large} i.kind = 'manual'`)).toBe(40);
    expect(await figure(`${large} i.kind = 'quiz' and e.reason is not null`)).toBe(1);
    expect(await figure(`${large} i.kind = 'assignment' and e.is_excused`)).toBe(1);
    const ofStudent = `${entered('phone-interface-design')} e.user_id = '${demoAccounts.student.id}' and `;
    expect(await figure(`${ofStudent} e.score is not null`)).toBe(1);
    expect(await figure(`${ofStudent} e.is_excused`)).toBe(1);
    for (const { sql } of gradesInvariants) expect(await rows(sql)).toEqual([]);
  });

  it('holds certificates of every kind: valid, revoked with a reason, and replaced by one with the whole name [EVD-4] [CRT-6]', async () => {
    const kinds = await rows(`select evidence, status, count(*)::int as total from certificates
      where evidence in ('A', 'B') or status in ('revoked', 'superseded') group by 1, 2 order by 1, 2`);
    expect(kinds).toEqual([
      { evidence: 'A', status: 'verified', total: 2 },
      { evidence: 'B', status: 'superseded', total: 1 },
      { evidence: 'B', status: 'verified', total: 3 },
      { evidence: 'C', status: 'revoked', total: 1 },
    ]);
    expect(await figure(`select count(*) from certificates where (evidence is null) <> (signed_summary is null)`)).toBe(
      0,
    );
    const [replaced] = await rows<Record<string, string>>(`
      select k.holder_name_ar as before, s.holder_name_ar as after, u.name_ar as name, w.state, k.revoked_at = w.decided_at
        and s.issued_at = w.decided_at as together
      from certificates k join certificates s on s.id = k.superseded_by join users u on u.id = k.user_id
      join certificate_corrections w on w.certificate_id = k.id`);
    expect(replaced).toMatchObject({ after: replaced?.['name'], state: 'made', together: true });
    expect(replaced?.['name']).toContain(`${replaced?.['before']} `);
    const unachieved = `select count(*) from certificates k join course_skills c using (course_id)
      join user_skills s on s.user_id = k.user_id and s.skill_id = c.skill_id and s.source = 'course'
      where k.evidence in ('A', 'B') and s.achieved_level is null`;
    expect(await figure(unachieved)).toBe(0);
    const ended = `select count(*) from certificates where status in ('revoked', 'superseded')
      and issued_at < revoked_at and revoked_at < now() and revoked_reason <> ''`;
    expect(await figure(ended)).toBe(2);
  });

  it('grades certificates with the mean of the best quiz scores where nothing else counted [CRT-1]', async () => {
    const wrong = `
      select count(*) from certificates c where coalesce(c.evidence, 'C') = 'C' and c.grade <> (
        select coalesce(round(avg(best), 2), 100) from (
          select max(a.score) as best from quiz_attempts a join lessons l on l.id = a.lesson_id
          where a.user_id = c.user_id and l.course_id = c.course_id group by l.id) scores)`;
    expect(await figure(wrong)).toBe(0);
  });

  it('counts in each course what its rows say [REL-1]', async () => {
    const drift = `
      select count(*) from courses c where
        students_count <> (select count(*) from enrollments e where e.course_id = c.id)
        or lessons_count <> (select count(*) from lessons l where l.course_id = c.id)
        or reviews_count <> (select count(*) from course_reviews r where r.course_id = c.id)
        or rating <> (select coalesce(round(avg(r.rating), 2), 0) from course_reviews r where r.course_id = c.id)`;
    expect(await figure(drift)).toBe(0);
    const progress = `
      select count(*) from enrollments e join courses c on c.id = e.course_id where e.progress <> round(100.0 * (
        select count(*) from lesson_progress p join lessons l on l.id = p.lesson_id
        where p.user_id = e.user_id and l.course_id = e.course_id and p.is_completed) / c.lessons_count, 2)`;
    expect(await figure(progress)).toBe(0);
  });

  it('is reviewed only by learners with a fifth of the course behind them [CRS-6]', async () => {
    const early = `select count(*) from course_reviews r left join enrollments e using (user_id, course_id)
                   where coalesce(e.progress, 0) < 20`;
    expect(await figure(early)).toBe(0);
    expect(await figure(`select count(*) from course_reviews`)).toBeGreaterThan(300);
  });

  it('follows the order of life: account, published course, enrolment, lessons, last visit [READ-1]', async () => {
    const wrong = `
      select count(*) from enrollments e join users u on u.id = e.user_id join courses c on c.id = e.course_id
      where e.enrolled_at < u.created_at or e.enrolled_at < c.published_at or e.last_activity_at < e.enrolled_at
         or e.last_activity_at > u.last_active_at or u.last_active_at > now() or c.published_at < c.created_at`;
    expect(await figure(wrong)).toBe(0);
    const lessonsOutOfOrder = `
      select count(*) from lesson_progress p join lessons l on l.id = p.lesson_id
      join lessons next on next.course_id = l.course_id and next.order_index = l.order_index + 1
      join lesson_progress q on q.lesson_id = next.id and q.user_id = p.user_id where q.completed_at < p.completed_at`;
    expect(await figure(lessonsOutOfOrder)).toBe(0);
  });

  it('has every course taught by an instructor, five of them by the demo instructor with learners [READ-1]', async () => {
    const orphans = `select count(*) from courses c left join users u on u.id = c.instructor_id and u.role = 'instructor'
                     where u.id is null`;
    expect(await figure(orphans)).toBe(0);
    const own = await rows<{ students_count: number }>(`select students_count from courses where instructor_id = ?`, [
      demoAccounts.instructor.id,
    ]);
    expect(own).toHaveLength(5);
    expect(own.every((course) => course.students_count > 10)).toBe(true);
  });

  it('holds nobody who can sign in with a password or be reached by mail [READ-2]', async () => {
    expect(await figure(`select count(*) from users where password_hash is not null`)).toBe(0);
    expect(await figure(`select count(*) from users where email !~ '(@example\\.org|\\.example)$'`)).toBe(0);
  });
});

describe('the demo forum', () => {
  it('is a year of conversations, four of five in Arabic [COM-1]', async () => {
    expect(await figure(`select count(*) from forums where category_id is not null`)).toBe(6);
    expect(await figure(`select count(*) from forums where discussions_count = 0`)).toBe(0);
    expect(await figure(`select count(*) from discussions`)).toBeGreaterThan(370);
    expect(await figure(`select count(*) from replies`)).toBeGreaterThan(2700);
    expect(await figure(`select count(*) from discussions where is_pinned`)).toBeGreaterThan(2);
    const arabic = await figure(`select avg((title ~ '[ء-ي]')::int) from discussions`);
    expect(arabic).toBeGreaterThan(0.75);
    expect(arabic).toBeLessThan(0.9);
    expect(await figure(`select count(*) from discussions where created_at < now() - interval '366 days'`)).toBe(0);
  });

  it('asks nothing twice and leaves no place for words empty [READ-1]', async () => {
    expect(await figure(`select count(*) - count(distinct title) from discussions`)).toBe(0);
    expect(await figure(`select count(*) - count(distinct (discussion_id, content)) from replies`)).toBeLessThan(5);
    const gaps = `select count(*) from discussions where title || content ~ '\\{[ab]\\}' or content = ''`;
    expect(await figure(gaps)).toBe(0);
    expect(await figure(`select count(*) from replies where content ~ '^\\s*$|\\{[ab]\\}'`)).toBe(0);
  });

  it('has solved questions, chosen by who came back after the answer, and new ones that wait [COM-8] [COM-9]', async () => {
    const solved = await figure(`select count(*) from discussions where accepted_reply_id is not null`);
    expect(solved).toBeGreaterThan(40);
    expect(
      await figure(`select count(*) from discussions where forum_id is not null and replies_count = 0`),
    ).toBeGreaterThan(2);
    const wrong = `
      select count(*) from discussions d join replies r on r.id = d.accepted_reply_id join users u on u.id = d.user_id
      where r.discussion_id <> d.id or r.user_id = d.user_id or d.accepted_by <> d.user_id
         or d.accepted_at < r.created_at or d.accepted_at > u.last_active_at`;
    expect(await figure(wrong)).toBe(0);
  });

  it('counts what its rows say [REL-1] [COM-3]', async () => {
    for (const { name, sql } of communityInvariants) expect([name, await rows(sql)]).toEqual([name, []]);
  });

  it('follows the order of life: account, question, answer, like, last visit [READ-1]', async () => {
    const wrong = `
      select count(*) from replies r join discussions d on d.id = r.discussion_id
      join users u on u.id = r.user_id join users a on a.id = d.user_id
      where r.created_at < d.created_at or r.created_at < u.created_at or d.created_at < a.created_at
         or r.created_at > u.last_active_at or d.created_at > a.last_active_at
         or d.last_activity_at < r.created_at`;
    expect(await figure(wrong)).toBe(0);
    const likes = `
      select count(*) from reply_likes k join replies r on r.id = k.reply_id join users u on u.id = k.user_id
      where k.created_at < r.created_at or k.created_at > u.last_active_at`;
    expect(await figure(likes)).toBe(0);
  });
});

describe('the demo accounts', () => {
  it('are the four of the role picker, each with three unread notifications [READ-1]', async () => {
    for (const { id, role, email, nameAr, nameEn } of Object.values(demoAccounts)) {
      const [user] = await rows(`select role, email, name_ar, name_en from users where id = ?`, [id]);
      expect(user).toEqual({ role, email, name_ar: nameAr, name_en: nameEn });
      expect(await figure(`select count(*) from notifications where user_id = ? and read_at is null`, [id])).toBe(3);
    }
  });

  it('show the student 3 enrolments, 1 completed, 1 certificate and 24 learning hours [READ-1, ENR-4]', async () => {
    const student = [demoAccounts.student.id];
    const progress = await rows<{ progress: string }>(
      `select progress from enrollments where user_id = ? order by 1`,
      student,
    );
    expect(progress.map((one) => one.progress)).toEqual(['60.00', '80.00', '100.00']);
    expect(await figure(`select count(*) from certificates where user_id = ?`, student)).toBe(1);
    const learned = `select sum(seconds) from learning_times where user_id = ?`;
    expect(learningHours(await figure(learned, student))).toBe(24);
  });
});

describe('seeding', () => {
  it('stores the bytes of every drawing that the demo lessons show [CRS-12]', async () => {
    const storage = new DiskFileStorage({ files });
    const drawings = await rows<{ storage_key: string; size: number; sha256: string }>(
      `select storage_key, size::int as size, sha256 from stored_files f join course_pictures p on p.file_id = f.id`,
    );
    expect(drawings.length).toBeGreaterThan(50);
    for (const { storage_key, size, sha256 } of drawings) {
      const bytes = (await storage.read(storage_key)) ?? new Uint8Array();
      expect([bytes.length, hash('sha256', bytes)]).toEqual([size, sha256]);
    }
    const isNamed = `exists (select from lessons l where l.course_id = p.course_id
      and position(p.path in concat(l.content_ar, l.content_en)) > 0)`;
    expect(await rows(`select path from course_pictures p where not ${isNamed}`)).toEqual([]);
  });

  it('changes nothing the second time, even on a later day [READ-1]', async () => {
    const before = await fingerprint();
    await seed(orm, demoMode, new Date(now.getTime() + 40 * 86_400_000));
    expect(await fingerprint()).toEqual(before);
  });

  it('makes the same rows on every machine of the same day [READ-1]', () => {
    const digest = (time: string): string =>
      hash('sha256', JSON.stringify(makeDemoData(new Date(`2026-11-21T${time}Z`))));
    expect(digest('23:00:00')).toBe(digest('01:00:00'));
  });

  it('keeps the name that an admin gave a category [CRS-8]', async () => {
    await rows(`update categories set name_en = 'Web' where id = 'web-development'`);
    await seed(orm, demoMode, now);
    expect(await rows(`select name_en from categories where id = 'web-development'`)).toEqual([{ name_en: 'Web' }]);
    expect(await figure(`select count(*) from categories`)).toBe(6);
  });

  it('is refused in both languages where a live server meets demo people, unless it is told to go on [READ-2]', async () => {
    const live = (allowDemoData: boolean) => ({
      demoMode: false,
      files,
      session,
      database: { url: '', poolSize: 1, allowDemoData },
    });
    await expect(seed(orm, live(false), now)).rejects.toThrow(/رُفض التشغيل[\s\S]*Refused to start/);
    await expect(seed(orm, live(true), now)).resolves.toBeUndefined();
  });
});

describe('demo postings and applications', () => {
  it('agree with their counters, timelines and ratings [REL-1] [OPP-2] [OPP-3] [SVC-2]', async () => {
    const postings = [...opportunitiesInvariants, ...jobsInvariants, ...servicesInvariants];
    for (const { name, sql } of postings) expect([name, await rows(sql)]).toEqual([name, []]);
    expect(await figure(`select count(*) from search_documents where kind in ('opportunity', 'job', 'service')`)).toBe(
      await figure(`select (select count(*) from opportunities where is_active and status = 'published')
        + (select count(*) from job_postings where is_active) + (select count(*) from services where is_active)`),
    );
  });

  it('follow the order of life: account, posting, application, last visit [READ-1]', async () => {
    const early = (applications: string, postings: string, column: string) =>
      figure(`select count(*) from ${applications} a join ${postings} p on p.id = a.${column}
        join users u on u.id = a.user_id
        where a.applied_at < p.created_at or a.applied_at < u.created_at or a.updated_at > now()`);
    expect(await early('applications', 'opportunities', 'opportunity_id')).toBe(0);
    expect(await early('job_applications', 'job_postings', 'job_id')).toBe(0);
    expect(await early('service_requests', 'services', 'service_id')).toBe(0);
  });
});
