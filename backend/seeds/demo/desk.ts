import type { ReportReason, Role } from '@masar/domain';
import type { Language } from '@masar/i18n';
import type { CommunityRows } from './community.js';
import { notAnswered } from './community-answers.js';
import type { DiscussionRow, ReplyRow } from './community-rows.js';
import type { People, Person } from './people.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

export interface DeskRows {
  abuse_reports: ReportRow[];
  role_requests: { id: string; user_id: string; role: Role; created_at: string }[];
  contact_messages: MessageRow[];
  newsletter_subscriptions: SubscriptionRow[];
}

interface ReportRow {
  id: string;
  reply_id: string;
  reporter_id: string;
  reason: ReportReason;
  note: string;
  reported_text: string;
  created_at: string;
}

interface MessageRow {
  id: string;
  form_key: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: Language;
  created_at: string;
  updated_at: string;
}

interface SubscriptionRow {
  id: string;
  email: string;
  language: Language;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
  created_at: string;
}

const advertisement = 'لا تضيّعوا وقتكم هنا، عندي ملخصات جاهزة لكل الدروس للبيع. راسلوني على الخاص.';
const messages = [
  {
    name: 'مكتبة الجسر العامة',
    email: 'library@example.org',
    subject: 'استضافة حلقة تعلّم',
    message: 'لدينا قاعة فيها اثنا عشر حاسوباً مساء كل خميس، ونودّ أن نستضيف فيها متعلمي دورة تطوير الويب. مع من نتحدث؟',
    language: 'ar',
    age: 0.3,
  },
  {
    name: 'Helen Ward',
    email: 'helen.ward@example.org',
    subject: 'Using a course in our school',
    message:
      'We teach Arabic speakers in Leeds. May we use the course on spreadsheets in class if we name its authors?',
    language: 'en',
    age: 2.4,
  },
] as const;

/** Who asked for the newsletter, days ago: somebody who has not confirmed and somebody who left are among them. */
const subscribers = [
  { name: 'library', language: 'ar', asked: 40, confirmed: 39.8, left: null },
  { name: 'youth.centre', language: 'ar', asked: 31, confirmed: 30.9, left: 6 },
  { name: 'helen.ward', language: 'en', asked: 12, confirmed: 11.9, left: null },
  { name: 'zainab', language: 'ar', asked: 5, confirmed: 4.9, left: null },
  { name: 'reader', language: 'en', asked: 0.6, confirmed: null, left: null },
] as const;

/** What waits for the administrators of a fresh demo, a little in each queue (CON-1). Postings with traps wait too. */
export function makeDesk(people: People, community: CommunityRows, timeline: Timeline): DeskRows {
  return {
    abuse_reports: [reportOfAdvertisement(people, community, timeline)],
    role_requests: wishes(people).map(({ person, role }) => ({
      id: stableId('role_requests', person.row.id),
      user_id: person.row.id,
      role,
      created_at: timeline.daysAgo(person.lastActiveAge),
    })),
    contact_messages: messages.map(({ age, ...message }) => ({
      id: stableId('contact_messages', message.email),
      form_key: stableId('contact_messages form', message.email),
      ...message,
      created_at: timeline.daysAgo(age),
      updated_at: timeline.daysAgo(age),
    })),
    newsletter_subscriptions: subscribers.map(({ name, language, asked, confirmed, left }) => ({
      id: stableId('newsletter_subscriptions', name),
      email: `${name}@example.org`,
      language,
      confirmed_at: confirmed && timeline.daysAgo(confirmed),
      unsubscribed_at: left && timeline.daysAgo(left),
      created_at: timeline.daysAgo(asked),
    })),
  };
}

/** The first post of somebody new, with a link: it waits until somebody has looked (COM-4). */
export function firstPost(people: People, community: CommunityRows, timeline: Timeline): DiscussionRow {
  const author = newest(people, 1)[0]!;
  const at = timeline.daysAgo(author.lastActiveAge);
  return {
    id: stableId('discussions', 'first post'),
    forum_id: community.forums[0]!.id,
    user_id: author.row.id,
    title: 'دليل مجاني بالعربية لأوامر سطر الأوامر',
    content: 'مرحباً، هذه أول مشاركة لي. جمعت أكثر الأوامر استعمالاً في صفحة واحدة: https://example.org/terminal',
    replies_count: 0,
    likes_count: 0,
    is_pinned: false,
    is_locked: false,
    created_at: at,
    updated_at: at,
    last_activity_at: at,
    ...notAnswered,
  };
}

function reportOfAdvertisement(people: People, community: CommunityRows, timeline: Timeline): ReportRow {
  const [, seller, reader] = newest(people, 3);
  const age = seller!.lastActiveAge;
  const discussion = community.discussions
    .filter((one) => !one.is_locked && timeline.ageOf(one.last_activity_at) > age)
    .sort((one, other) => other.last_activity_at.localeCompare(one.last_activity_at))[0]!;
  const at = timeline.daysAgo(age);
  const reply: ReplyRow = {
    id: stableId('replies', 'advertisement'),
    discussion_id: discussion.id,
    user_id: seller!.row.id,
    content: advertisement,
    likes_count: 0,
    created_at: at,
    updated_at: at,
  };
  community.replies.push(reply);
  discussion.replies_count += 1;
  discussion.last_activity_at = at;
  return {
    id: stableId('abuse_reports', reply.id),
    reply_id: reply.id,
    reporter_id: reader!.row.id,
    reason: 'spam',
    note: 'يبيع ملخصات في كل نقاش.',
    reported_text: advertisement,
    created_at: timeline.daysAgo(Math.min(age, 0.1)),
  };
}

const wishes = (people: People): { person: Person; role: Role }[] => {
  const active = people.learners.filter(
    ({ row, createdAge, lastActiveAge }) => row.role === 'student' && createdAge > 60 && lastActiveAge < 2,
  );
  return [
    { person: active[0]!, role: 'instructor' },
    { person: active[1]!, role: 'volunteer' },
  ];
};

const newest = ({ learners }: People, count: number): Person[] =>
  [...learners].sort((one, other) => one.createdAge - other.createdAge).slice(0, count);
