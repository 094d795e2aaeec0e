import type { ApplicationKind, ApplicationStatus } from '@masar/domain';
import { isolated, type LocalizedText } from '@masar/i18n';

const about = ({ ar, en }: LocalizedText): LocalizedText => ({
  ar: `«${isolated(ar, 'ar')}»`,
  en: `“${isolated(en, 'en')}”`,
});

const someone = ({ ar, en }: LocalizedText): LocalizedText => ({
  ar: ar ? isolated(ar) : 'أحد الأعضاء',
  en: en ? isolated(en) : 'Somebody',
});

/** For the poster: somebody applied, or asks for the service. */
export function receivedTitle(kind: ApplicationKind, applicant: LocalizedText, posting: LocalizedText): LocalizedText {
  const who = someone(applicant);
  const what = about(posting);
  return kind === 'service'
    ? { ar: `طلب جديد من ${who.ar} لخدمتك ${what.ar}`, en: `${who.en} asks for your service ${what.en}` }
    : { ar: `طلب جديد من ${who.ar} على ${what.ar}`, en: `${who.en} applied to ${what.en}` };
}

const steps: Record<Exclude<ApplicationStatus, 'pending'>, LocalizedText> = {
  in_review: { ar: 'قيد المراجعة', en: 'is in review' },
  accepted: { ar: 'قُبل', en: 'was accepted' },
  rejected: { ar: 'لم يُقبل', en: 'was not accepted' },
  withdrawn: { ar: 'سُحب', en: 'was withdrawn' },
  completed: { ar: 'أُنجز، ويمكنك الآن تقييمه', en: 'is finished; you can rate it now' },
};

/** How to reach the other side stands with the application alone, where it goes with its poster. */
const reached: LocalizedText = { ar: '، وفيه كيف تتواصلان', en: ', which says how to get in touch' };

/** For the applicant: how far it is now, with the note where one was written. */
export function statusTitle(
  kind: ApplicationKind,
  to: ApplicationStatus,
  posting: LocalizedText,
  note: string | null,
): LocalizedText {
  const step = to === 'pending' ? steps.in_review : steps[to];
  const what = about(posting);
  const why = note ? `: ${isolated(note)}` : '';
  const next = to === 'accepted' ? reached : { ar: '', en: '' };
  return {
    ar: `طلبك على ${what.ar} ${step.ar}${next.ar}${why}`,
    en: `Your ${kind === 'service' ? 'request for' : 'application to'} ${what.en} ${step.en}${next.en}${why}`,
  };
}

/** For the poster: the applicant took it back. */
export function withdrawnTitle(applicant: LocalizedText, posting: LocalizedText): LocalizedText {
  const who = someone(applicant);
  const what = about(posting);
  return { ar: `سحب ${who.ar} طلبه على ${what.ar}`, en: `${who.en} withdrew from ${what.en}` };
}

/** For the poster: an administrator looked at the posting. */
export function reviewTitle(approved: boolean, posting: LocalizedText, note: string | null): LocalizedText {
  const what = about(posting);
  const why = note ? `: ${isolated(note)}` : '';
  return approved
    ? { ar: `رُوجع إعلانك ${what.ar} ونُشر${why}`, en: `Your posting ${what.en} was reviewed and is published${why}` }
    : { ar: `لم يُنشر إعلانك ${what.ar}${why}`, en: `Your posting ${what.en} was not published${why}` };
}
