import { type Role, roles } from '@masar/domain';
import type { CatalogueCourse } from './catalogue.js';
import type { People } from './people.js';
import type { CertificateRow, NotificationRow } from './rows.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

interface Told {
  kind: string;
  ar: string;
  en: string;
  href: string;
  /** Days ago. */
  age: number;
  read?: boolean;
}

/** Three unread notifications and some read ones for each account of the role picker (NAV-4, READ-1). */
export function makeNotifications(
  people: People,
  courses: readonly CatalogueCourse[],
  certificates: readonly CertificateRow[],
  timeline: Timeline,
): NotificationRow[] {
  const notices = toldTo(courses);
  const ofDemoAccounts = roles.flatMap((role) => {
    const { id } = people.demo[role].row;
    return notices[role].map((notice, index) => notification(id, index, notice, timeline));
  });
  return [...ofDemoAccounts, ...certificates.map(certificateIssued)];
}

function toldTo(courses: readonly CatalogueCourse[]): Record<Role, Told[]> {
  const about = (slug: string): { ar: string; en: string; href: string; age: number } => {
    const course = courses.find(({ row }) => row.slug === slug);
    if (!course) throw new Error(`The course ${slug} of a notification is missing`);
    const { title_ar, title_en, id } = course.row;
    return { ar: `«${title_ar}»`, en: `“${title_en}”`, href: `/courses/${id}`, age: course.publishedAge };
  };
  const agile = about('agile-project-management');
  const phone = about('phone-interface-design');
  const html = about('html-css-foundations');
  const script = about('javascript-first-steps');
  return {
    student: [
      told(
        'lesson-reminder',
        `بقي لك درس واحد لتكمل ${phone.ar}`,
        `One lesson is left in ${phone.en}`,
        phone.href,
        0.1,
      ),
      told('course-recommended', `دورة قد تعجبك: ${html.ar}`, `A course you may like: ${html.en}`, html.href, 1.2),
      told(
        'lesson-reminder',
        `أكملت 60% من ${agile.ar}، تابع من حيث توقفت`,
        `You have completed 60% of ${agile.en}: go on where you stopped`,
        agile.href,
        2.1,
      ),
      seen(
        'welcome',
        'أهلاً بك في مسار! أكمل ملفك ليظهر اسمك صحيحاً في الشهادات',
        'Welcome to Masar! Complete your profile so that certificates show your name rightly',
        '/profile',
        149.9,
      ),
    ],
    instructor: [
      told('course-enrolled', `متعلّمون جدد انضمّوا إلى ${html.ar}`, `New learners joined ${html.en}`, html.href, 0.2),
      told('course-reviewed', `تقييم جديد لدورة ${script.ar}`, `A new review of ${script.en}`, script.href, 1.4),
      told(
        'course-report',
        'تقرير دوراتك الشهري جاهز',
        'The monthly report on your courses is ready',
        '/analytics',
        2.6,
      ),
      seen(
        'course-published',
        `نُشرت دورتك ${html.ar}`,
        `Your course ${html.en} has been published`,
        html.href,
        html.age,
      ),
    ],
    volunteer: [
      told(
        'opportunity-recommended',
        'فرص تطوّع جديدة تناسب مهاراتك',
        'New volunteering opportunities match your skills',
        '/opportunities',
        0.3,
      ),
      told(
        'community-activity',
        'أسئلة جديدة في المجتمع تنتظر من يجيب',
        'New questions in the community are waiting for an answer',
        '/community',
        1.1,
      ),
      told(
        'service-hint',
        'أضف خدمة تقدّمها للمجتمع ليصل إليك من يحتاجها',
        'Add a service you offer, so that those who need it find you',
        '/services',
        2.9,
      ),
      seen(
        'welcome',
        'أهلاً بك في مسار! شكراً لأنك تعطي من وقتك',
        'Welcome to Masar! Thank you for giving your time',
        '/profile',
        319.9,
      ),
    ],
    admin: [
      told(
        'platform-report',
        'نمت إيرادات آخر 30 يوماً عن الثلاثين التي قبلها',
        'Revenue of the last 30 days grew over the 30 days before',
        '/admin',
        0.2,
      ),
      told(
        'platform-report',
        'متعلّمون جدد انضمّوا إلى المنصة هذا الأسبوع',
        'New learners joined the platform this week',
        '/admin',
        1.3,
      ),
      told('course-published', 'دورات جديدة نُشرت هذا الشهر', 'New courses were published this month', '/courses', 3.2),
      seen('welcome', 'أهلاً بك في لوحة الإدارة', 'Welcome to the administration', '/admin', 500),
    ],
  };
}

const told = (kind: string, ar: string, en: string, href: string, age: number): Told => ({ kind, ar, en, href, age });

const seen = (...args: Parameters<typeof told>): Told => ({ ...told(...args), read: true });

function notification(userId: string, index: number, notice: Told, timeline: Timeline): NotificationRow {
  const createdAt = timeline.daysAgo(notice.age);
  return {
    id: stableId('notifications', `${userId} ${index}`),
    user_id: userId,
    kind: notice.kind,
    title_ar: notice.ar,
    title_en: notice.en,
    href: notice.href,
    read_at: notice.read ? createdAt : null,
    created_at: createdAt,
  };
}

/** Everybody has seen theirs. */
function certificateIssued({
  id,
  user_id,
  course_title_ar,
  course_title_en,
  issued_at,
}: CertificateRow): NotificationRow {
  return {
    id: stableId('notifications', id),
    user_id,
    kind: 'certificate-issued',
    title_ar: `صدرت شهادتك في دورة «${course_title_ar}»`,
    title_en: `Your certificate for “${course_title_en}” has been issued`,
    href: '/certificates',
    read_at: issued_at,
    created_at: issued_at,
  };
}
