import { legalTextOf } from './legal-text';

describe('a legal text as administrators write it', () => {
  it('has a lead, and sections with paragraphs, lists and names [PUB-4]', () => {
    const { lead, sections } = legalTextOf(
      'المقدمة.\n\n## البيانات\n\n- الاسم :: كما تكتبه\n- البريد :: لتصلك الرسائل\n\n## حقوقك\n\n- التصحيح\n- الحذف\n\nسطر\nوتتمته',
    );
    expect(lead).toEqual(['المقدمة.']);
    expect(sections).toEqual([
      {
        id: 'section-1',
        title: 'البيانات',
        blocks: [
          {
            terms: [
              { name: 'الاسم', text: 'كما تكتبه' },
              { name: 'البريد', text: 'لتصلك الرسائل' },
            ],
          },
        ],
      },
      { id: 'section-2', title: 'حقوقك', blocks: [['التصحيح', 'الحذف'], 'سطر وتتمته'] },
    ]);
  });

  it('may have no heading, and be empty [PUB-4]', () => {
    expect(legalTextOf('جملة.')).toEqual({ lead: ['جملة.'], sections: [] });
    expect(legalTextOf('')).toEqual({ lead: [], sections: [] });
  });
});
