import type { CourseRight, GivenCourseRight } from '@masar/domain';
import { isolated, type LocalizedText } from '@masar/i18n';

const about = ({ ar, en }: LocalizedText): LocalizedText => ({
  ar: `«${isolated(ar, 'ar')}»`,
  en: `“${isolated(en, 'en')}”`,
});

const someone = ({ ar, en }: LocalizedText): LocalizedText => ({
  ar: ar ? isolated(ar) : 'أحد المدرّبين',
  en: en ? isolated(en) : 'Somebody',
});

const as: Record<CourseRight, LocalizedText> = {
  owner: { ar: 'صاحب الدورة', en: 'the owner of' },
  teacher: { ar: 'مدرّساً في', en: 'a teacher in' },
  assistant: { ar: 'مساعداً في', en: 'an assistant in' },
};

/** For the invited: by whom, to which course, with which right. */
export function invitedToTeachTitle(by: LocalizedText, course: LocalizedText, right: GivenCourseRight): LocalizedText {
  const [who, where] = [someone(by), about(course)];
  return {
    ar: `دعوة من ${who.ar} لتكون ${as[right].ar} دورة ${where.ar}`,
    en: `${who.en} invites you to be ${as[right].en} the course ${where.en}`,
  };
}

/** For who invited: what the invited answered. */
export function invitationAnsweredTitle(by: LocalizedText, course: LocalizedText, isAccepted: boolean): LocalizedText {
  const [who, where] = [someone(by), about(course)];
  return isAccepted
    ? {
        ar: `قُبلت دعوتك: ${who.ar} يدرّس معك في دورة ${where.ar}`,
        en: `${who.en} accepted and teaches ${where.en} with you`,
      }
    : { ar: `اعتذر ${who.ar} عن التدريس في دورة ${where.ar}`, en: `${who.en} declined to teach ${where.en}` };
}

/** For the person: what they may in a course from now on; null where they teach it no longer. */
export function courseRightTitle(course: LocalizedText, right: CourseRight | null): LocalizedText {
  const where = about(course);
  if (right === null)
    return { ar: `لم تعد تدرّس في دورة ${where.ar}`, en: `You do not teach the course ${where.en} any more` };
  if (right === 'owner')
    return { ar: `صرت صاحب دورة ${where.ar}`, en: `You are the owner of the course ${where.en} now` };
  return { ar: `صرت ${as[right].ar} دورة ${where.ar}`, en: `You are ${as[right].en} the course ${where.en} now` };
}

/** For the owner: somebody gave up their right. */
export function leftTeachingTitle(by: LocalizedText, course: LocalizedText): LocalizedText {
  const [who, where] = [someone(by), about(course)];
  return {
    ar: `ترك ${who.ar} التدريس في دورتك ${where.ar}`,
    en: `${who.en} left the teachers of your course ${where.en}`,
  };
}
