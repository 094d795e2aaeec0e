import type { CategoryId, Role } from '@masar/domain';
import { demoAccounts } from '@masar/domain';
import { readJson } from './data-folder.js';
import type { Random } from './random.js';
import type { UserRow } from './rows.js';
import { stableId } from './stable-id.js';
import { historyDays, type Timeline } from './timeline.js';

/** The figures of the admin screen (READ-1). */
const userTotal = 1250;
const activeUserTotal = 890;
const volunteerTotal = 30;
const adminTotal = 3;

export interface Person {
  row: UserRow;
  /** Days since the account was made. */
  createdAge: number;
  /** Days since the last visit; nothing the person did is later. */
  lastActiveAge: number;
  /** How eagerly the person enrols: the weight in drawing lots. */
  eagerness: number;
  isDemoAccount: boolean;
}

export interface Instructor extends Person {
  categories: CategoryId[];
}

export interface People {
  /** Everybody. */
  all: Person[];
  instructors: Instructor[];
  /** Students and volunteers, the demo accounts left out: their data is chosen by hand. */
  learners: Person[];
  demo: Record<Role, Person>;
}

interface Names {
  firstAr: string;
  lastAr: string;
  firstEn: string;
  lastEn: string;
  /** Between the first and the last name. */
  middleAr?: string;
  middleEn?: string;
}

type NamePair = Record<'ar' | 'en', string>;
type NameLists = Record<'female' | 'male' | 'family', NamePair[]>;

interface InstructorFile {
  firstNameAr: string;
  lastNameAr: string;
  firstNameEn: string;
  lastNameEn: string;
  bioAr: string;
  categories: CategoryId[];
}

interface Ages {
  createdAge: number;
  lastActiveAge: number;
}

export function makePeople(random: Random, timeline: Timeline): People {
  const lists = readJson<NameLists>('names.json');
  const demo = demoPeople(timeline);
  const instructors: Instructor[] = [
    { ...demo.instructor, categories: ['web-development'] },
    ...readJson<InstructorFile[]>('instructors.json').map((file) => instructor(file, random, timeline)),
  ];
  const others = [...instructors, demo.student, demo.volunteer, demo.admin];
  const learnerRoles = rolesOfOthers(userTotal - others.length);
  const idle = new Set(random.shuffled([...learnerRoles.keys()]).slice(0, userTotal - activeUserTotal));
  const drawn = learnerRoles.map((role, index) => {
    const ages = idle.has(index) ? idleAges(random) : activeAges(random);
    return person(role, index, drawName(random, lists), ages, random, timeline);
  });
  return {
    all: [...others, ...drawn],
    instructors,
    learners: drawn.filter(({ row }) => row.role !== 'admin'),
    demo,
  };
}

/** Demo accounts have one of the volunteers' and one of the admins' places. */
function rolesOfOthers(total: number): Role[] {
  return Array.from({ length: total }, (_, index) => {
    if (index < adminTotal - 1) return 'admin';
    return index < adminTotal + volunteerTotal - 2 ? 'volunteer' : 'student';
  });
}

/** Here within the last 28 days, so that the figure holds for the first days of a demonstration. */
function activeAges(random: Random): Ages {
  const createdAge = Math.max(0.5, historyDays * Math.pow(random.next(), 1.6));
  return { createdAge, lastActiveAge: Math.min(createdAge, 28) * Math.pow(random.next(), 1.5) };
}

/** Not seen for more than 30 days. */
function idleAges(random: Random): Ages {
  const createdAge = random.between(60, historyDays);
  return { createdAge, lastActiveAge: random.between(31, Math.min(createdAge, 330)) };
}

function drawName(random: Random, lists: NameLists): Names {
  const first = random.pick(random.chance(0.52) ? lists.female : lists.male);
  const father = random.pick(lists.male.filter(({ en }) => en !== first.en));
  const family = random.pick(lists.family);
  return {
    firstAr: first.ar,
    middleAr: father.ar,
    lastAr: family.ar,
    firstEn: first.en,
    middleEn: father.en,
    lastEn: family.en,
  };
}

function person(role: Role, index: number, names: Names, ages: Ages, random: Random, timeline: Timeline): Person {
  const email = `${mailbox(names)}${index + 1}@example.org`;
  const eagerness = 0.15 + Math.pow(random.next(), 2) * 2;
  return { row: userRow(email, role, names, ages, timeline), ...ages, eagerness, isDemoAccount: false };
}

function instructor(file: InstructorFile, random: Random, timeline: Timeline): Instructor {
  const names = {
    firstAr: file.firstNameAr,
    lastAr: file.lastNameAr,
    firstEn: file.firstNameEn,
    lastEn: file.lastNameEn,
  };
  const ages = { createdAge: random.between(historyDays + 5, historyDays + 40), lastActiveAge: random.between(0, 12) };
  const row = userRow(`${mailbox(names)}@example.org`, 'instructor', names, ages, timeline);
  return { row: { ...row, bio: file.bioAr }, ...ages, eagerness: 0, isDemoAccount: false, categories: file.categories };
}

const demoBios: Record<Role, string> = {
  student: 'طالبة إدارة أعمال من بغداد، أتعلّم البرمجة والتصميم لأفتح مشروعي الأول.',
  instructor: 'مطوّر ويب من الموصل يعمل مع متاجر ومدارس صغيرة منذ ثماني سنوات، ويحبّ أن ينتهي كل درس بصفحة تعمل.',
  volunteer: 'متطوّعة في تعليم المهارات الرقمية للشباب في البصرة وذي قار.',
  admin: 'تشرف على المنصة وتساعد المدرّبين على نشر دوراتهم.',
};

/** What the demo people answered on their first day. */
const demoPlans: Partial<Record<Role, Pick<UserRow, 'learning_goal' | 'track' | 'daily_minutes'>>> = {
  student: { learning_goal: 'skill', track: 'web-development', daily_minutes: 20 },
};

const demoCreatedAges: Record<Role, number> = {
  student: 150,
  instructor: historyDays + 30,
  volunteer: 320,
  admin: historyDays + 45,
};

function demoPeople(timeline: Timeline): Record<Role, Person> {
  const make = (role: Role): Person => {
    const { id, email, nameAr, nameEn } = demoAccounts[role];
    const [firstAr = '', ...lastAr] = nameAr.split(' ');
    const [firstEn = '', ...lastEn] = nameEn.split(' ');
    const names = { firstAr, lastAr: lastAr.join(' '), firstEn, lastEn: lastEn.join(' ') };
    const ages = { createdAge: demoCreatedAges[role], lastActiveAge: 0 };
    const row = { ...userRow(email, role, names, ages, timeline), id, bio: demoBios[role], ...demoPlans[role] };
    return { row, ...ages, eagerness: 0, isDemoAccount: true };
  };
  return {
    student: make('student'),
    instructor: make('instructor'),
    volunteer: make('volunteer'),
    admin: make('admin'),
  };
}

function userRow(email: string, role: Role, names: Names, ages: Ages, timeline: Timeline): UserRow {
  const createdAt = timeline.daysAgo(ages.createdAge);
  return {
    id: stableId('users', email),
    email,
    first_name: names.firstAr,
    last_name: names.lastAr,
    name_ar: [names.firstAr, names.middleAr, names.lastAr].filter(Boolean).join(' '),
    name_en: [names.firstEn, names.middleEn, names.lastEn].filter(Boolean).join(' '),
    certificate_names_confirmed_at: null,
    bio: null,
    profile_image_url: null,
    role,
    learning_goal: null,
    track: null,
    daily_minutes: null,
    plan_asked_at: createdAt,
    email_verified_at: createdAt,
    last_active_at: timeline.daysAgo(ages.lastActiveAge),
    is_demo: true,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

/** `example.org` is reserved: mail to it reaches nobody. */
function mailbox({ firstEn, lastEn }: Names): string {
  return `${firstEn}.${lastEn}`.toLowerCase().replaceAll(/[^a-z.-]/g, '');
}
