import type { ModerationAction } from '@masar/domain';
import { isolated, type LocalizedText, plural } from '@masar/i18n';

const someone = ({ ar, en }: LocalizedText): LocalizedText => ({
  ar: ar ? isolated(ar) : 'أحد الأعضاء',
  en: en ? isolated(en) : 'Somebody',
});

export const replyTitle = (author: LocalizedText, discussion: string): LocalizedText => ({
  ar: `ردّ جديد من ${someone(author).ar} على نقاشك «${isolated(discussion)}»`,
  en: `${someone(author).en} replied to your discussion “${isolated(discussion)}”`,
});

export const acceptedTitle = (discussion: string): LocalizedText => ({
  ar: `ردّك هو الجواب المعتمد في «${isolated(discussion)}»`,
  en: `Your reply is the accepted answer to “${isolated(discussion)}”`,
});

export const mentionTitle = (author: LocalizedText, discussion: string): LocalizedText => ({
  ar: `إشارة إليك من ${someone(author).ar} في «${isolated(discussion)}»`,
  en: `${someone(author).en} mentioned you in “${isolated(discussion)}”`,
});

/** Of one person by name, of several by their number. */
export function likeTitle(likes: number, latest: LocalizedText, discussion: string, isReply: boolean): LocalizedText {
  const about = {
    ar: `${isReply ? 'بردّك في' : 'بنقاشك'} «${isolated(discussion)}»`,
    en: `your ${isReply ? 'reply in' : 'discussion'} “${isolated(discussion)}”`,
  };
  if (likes === 1) {
    return { ar: `إعجاب من ${someone(latest).ar} ${about.ar}`, en: `${someone(latest).en} liked ${about.en}` };
  }
  const people = {
    two: 'أُعجب شخصان',
    few: 'أُعجب # أشخاص',
    many: 'أُعجب # شخصاً',
    other: 'أُعجب # شخص',
  };
  return {
    ar: `${plural('ar', likes, people)} ${about.ar}`,
    en: `${plural('en', likes, { other: '# people' })} liked ${about.en}`,
  };
}

const decisions: Record<ModerationAction, { ar: (post: string) => string; en: (post: string) => string }> = {
  pin: { ar: (post) => `ثُبِّت ${post} في أعلى المنتدى`, en: (post) => `${post} was pinned to the top of the forum` },
  unpin: { ar: (post) => `لم يعد ${post} مثبّتاً`, en: (post) => `${post} is no longer pinned` },
  lock: { ar: (post) => `أُغلق ${post} أمام الردود الجديدة`, en: (post) => `${post} was closed to new replies` },
  unlock: { ar: (post) => `فُتح ${post} للردود من جديد`, en: (post) => `${post} is open to replies again` },
  hide: { ar: (post) => `أخفى المشرفون ${post}`, en: (post) => `The moderators hid ${lower(post)}` },
  unhide: { ar: (post) => `أعاد المشرفون إظهار ${post}`, en: (post) => `The moderators show ${lower(post)} again` },
  move: { ar: (post) => `نُقل ${post} إلى منتدى آخر`, en: (post) => `${post} was moved to another forum` },
  approve: { ar: (post) => `راجع المشرفون ${post} ونُشر`, en: (post) => `${post} was reviewed and is published` },
};

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What a moderator decided, with the reason where one was given. */
export function moderationTitle(
  action: ModerationAction,
  reason: string | null,
  discussion: string,
  isReply: boolean,
): LocalizedText {
  const post = {
    ar: `${isReply ? 'ردّك في' : 'نقاشك'} «${isolated(discussion)}»`,
    en: `Your ${isReply ? 'reply in' : 'discussion'} “${isolated(discussion)}”`,
  };
  const why = reason ? `: ${isolated(reason)}` : '';
  return { ar: `${decisions[action].ar(post.ar)}${why}`, en: `${decisions[action].en(post.en)}${why}` };
}
