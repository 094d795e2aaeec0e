import { likeTitle, moderationTitle, replyTitle } from './community-titles.js';

/** Without the marks that keep names in one piece, and the space that keeps a number beside its noun. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '').replaceAll('\u00A0', ' ');

describe('titles of notifications from the forum', () => {
  it.each([
    [1, 'إعجاب من سارة بنقاشك «CSS Grid»', 'Sara liked your discussion “CSS Grid”'],
    [2, 'أُعجب شخصان بنقاشك «CSS Grid»', '2 people liked your discussion “CSS Grid”'],
    [5, 'أُعجب 5 أشخاص بنقاشك «CSS Grid»', '5 people liked your discussion “CSS Grid”'],
    [11, 'أُعجب 11 شخصاً بنقاشك «CSS Grid»', '11 people liked your discussion “CSS Grid”'],
    [100, 'أُعجب 100 شخص بنقاشك «CSS Grid»', '100 people liked your discussion “CSS Grid”'],
  ])('count %i people who liked, one by name in both scripts [NTF-1] [PRF-1]', (likes, ar, en) => {
    const title = likeTitle(likes, { ar: 'سارة', en: 'Sara' }, 'CSS Grid', false);
    expect([title.ar, title.en].map(plain)).toEqual([ar, en]);
  });

  it('keep names and titles of the other direction in one piece [NTF-1] [I18N-1]', () => {
    expect(replyTitle({ ar: 'Ali', en: 'Ali' }, 'C++ أم Java؟').ar).toBe(
      'ردّ جديد من \u2068Ali\u2069 على نقاشك «\u2068\u200fC++ أم Java؟\u2069»',
    );
    expect(replyTitle({ ar: '', en: '' }, 'x').en).toBe('Somebody replied to your discussion “\u2068x\u2069”');
  });

  it('give the reason of a decision [NTF-1] [COM-4]', () => {
    const { ar, en } = moderationTitle('hide', 'إعلان', 'عرض خاص', true);
    expect([ar, en].map(plain)).toEqual([
      'أخفى المشرفون ردّك في «عرض خاص»: إعلان',
      'The moderators hid your reply in “عرض خاص”: إعلان',
    ]);
  });
});
