import type { LocalizedText } from '@masar/i18n';

/** Whatever its direction, a name or title stays one piece within the sentence. */
const piece = (text: string): string => `\u2068${text}\u2069`;

const about = ({ ar, en }: LocalizedText): LocalizedText => ({ ar: `«${piece(ar)}»`, en: `“${piece(en)}”` });

/** For the learner: the work has a mark, its first or another. */
export function workMarkedTitle(title: LocalizedText, number: number, hasPassed: boolean): LocalizedText {
  const work = about(title);
  if (number > 1)
    return { ar: `تغيّرت درجة عملك في واجب ${work.ar}`, en: `The mark of your work for ${work.en} has changed` };
  return hasPassed
    ? { ar: `صُحّح عملك في واجب ${work.ar}: اجتزت الواجب`, en: `Your work for ${work.en} is marked: you have passed` }
    : { ar: `صُحّح عملك في واجب ${work.ar}: لم تجتز بعد`, en: `Your work for ${work.en} is marked: not passed yet` };
}

/** For the learner: the work comes back without a mark, and why. */
export function workHandedBackTitle(title: LocalizedText, reason: string): LocalizedText {
  const work = about(title);
  return {
    ar: `أُعيد إليك عملك في واجب ${work.ar}: ${piece(reason)}`,
    en: `Your work for ${work.en} was handed back to you: ${piece(reason)}`,
  };
}

/** For the other side: something was written beside the work. */
export function workAnsweredTitle(title: LocalizedText, to: 'learner' | 'marker'): LocalizedText {
  const work = about(title);
  return to === 'learner'
    ? { ar: `كتب إليك المدرّب عن عملك في واجب ${work.ar}`, en: `Your instructor wrote about your work for ${work.en}` }
    : { ar: `ردّ متعلّم على تصحيحك لواجب ${work.ar}`, en: `A learner answered your mark for ${work.en}` };
}

/** For a learner: with whom they hand in. */
export function groupMadeTitle(title: LocalizedText, number: number): LocalizedText {
  const work = about(title);
  return { ar: `أنت في المجموعة ${number} لواجب ${work.ar}`, en: `You are in group ${number} for ${work.en}` };
}

/** For a member of a group: its mark does not count for them, or counts again. */
export function memberExceptedTitle(title: LocalizedText, reason: string | null): LocalizedText {
  const work = about(title);
  return reason === null
    ? { ar: `تُحتسب لك درجة مجموعتك في واجب ${work.ar}`, en: `The mark of your group for ${work.en} counts for you` }
    : {
        ar: `لا تُحتسب لك درجة مجموعتك في واجب ${work.ar}: ${piece(reason)}`,
        en: `The mark of your group for ${work.en} does not count for you: ${piece(reason)}`,
      };
}

/** For a learner who handed in: work of others waits for their reviews. */
export function peersWaitTitle(title: LocalizedText): LocalizedText {
  const work = about(title);
  return {
    ar: `راجع أعمال زملائك في واجب ${work.ar}: هناك عمل ينتظر`,
    en: `Review the work of others for ${work.en}: some of it waits`,
  };
}

/** For a learner: what others wrote of their work may be read. */
export function peerReviewsTitle(title: LocalizedText): LocalizedText {
  const work = about(title);
  return { ar: `وصلت مراجعات زملائك لعملك في واجب ${work.ar}`, en: `Reviews of your work for ${work.en} have arrived` };
}

/** For who teaches: a learner finds a review unfair. */
export function reviewReportedTitle(title: LocalizedText): LocalizedText {
  const work = about(title);
  return {
    ar: `متعلّم يرى مراجعة لعمله في واجب ${work.ar} غير منصفة`,
    en: `A learner finds a review of their work for ${work.en} unfair`,
  };
}

/** For the learner: a later day. */
export function extensionTitle(title: LocalizedText): LocalizedText {
  const work = about(title);
  return { ar: `مُدّد لك موعد تسليم واجب ${work.ar}`, en: `You may hand in your work for ${work.en} later` };
}
