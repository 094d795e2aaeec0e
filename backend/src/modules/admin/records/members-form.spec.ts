import { asMembersForm } from './members-form.js';

const current = { titleAr: 'عنوان', descriptionAr: 'وصف' };

describe('a change of a posting as its poster’s form', () => {
  it('names the Arabic texts as that form does, and keeps them where only English changes [CON-1]', () => {
    expect(asMembersForm({ titleEn: 'Title' }, current)).toEqual({ title: 'عنوان', titleEn: 'Title' });
    expect(asMembersForm({ titleAr: 'آخر' }, current)).toEqual({ title: 'آخر', titleEn: '' });
  });

  it('clears texts, dates and numbers, and never what must be one of a list [CON-1]', () => {
    const body = { company: null, startDate: null, totalHours: null, type: null, isActive: false };
    expect(asMembersForm(body, current)).toEqual({ company: '', startDate: null, totalHours: null, isActive: false });
  });
});
