import { activityKinds, type ActivityRow } from './activity.js';
import { activityText } from './activity-texts.js';

const row = (changes: Partial<ActivityRow>): ActivityRow => ({
  id: 'a',
  kind: 'enrolled',
  person: 'سارة علي',
  title_ar: 'أساسيات HTML',
  title_en: 'HTML basics',
  amount: '2.50',
  href: null,
  at: '2026-05-31T09:00:00.000Z',
  ...changes,
});

describe('the sentence of an activity', () => {
  it('names person and course, each isolated from the words around it [DSH-2] [I18N-1]', () => {
    expect(activityText(row({}))).toEqual({
      ar: 'التحاق \u2068سارة علي\u2069 بدورة «\u2068أساسيات HTML\u2069»',
      en: '\u2068سارة علي\u2069 enrolled in “\u2068HTML basics\u2069”',
    });
  });

  it('tells hours without needless zeros [DSH-3]', () => {
    expect(activityText(row({ kind: 'hours-confirmed' })).en).toContain('(\u20682.5\u2069)');
    expect(activityText(row({ kind: 'hours-confirmed', amount: '4.00' })).en).toContain('(\u20684\u2069)');
  });

  it('exists in both languages for each kind, also where nobody has a name [DSH-4]', () => {
    for (const kind of activityKinds) {
      const { ar, en } = activityText(row({ kind, person: null }));
      expect(ar).toMatch(/[\u0621-\u064A]/);
      expect(en).toMatch(/^[^\u0621-\u064A]+$/);
      expect(ar + en).not.toMatch(/null|undefined/);
    }
  });
});
