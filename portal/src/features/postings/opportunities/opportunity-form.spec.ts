import { anOpportunity } from '../testing/an-opportunity';
import { opportunityModel } from './opportunity-form';

const { empty: emptyOpportunity, problemsOf, toNew, toChange, toForm } = opportunityModel;

const filled = { ...emptyOpportunity, title: ' قراءة للأطفال ', description: 'كل سبت', contactInfo: 'a@example.org' };

describe('the form of an opportunity', () => {
  it('wants title, description and contact, and days in their order [OPP-1]', () => {
    expect(problemsOf(emptyOpportunity)).toEqual({
      title: 'required',
      description: 'required',
      contactInfo: 'required',
    });
    expect(problemsOf({ ...filled, startDate: '2026-06-02', endDate: '2026-06-01' })).toEqual({
      endDate: 'endsBeforeStart',
    });
    expect(problemsOf(filled)).toEqual({});
  });

  it('sends the nine fields of the specification, the others where they are filled [OPP-1]', () => {
    expect(toNew(filled)).toEqual({
      title: 'قراءة للأطفال',
      description: 'كل سبت',
      contactInfo: 'a@example.org',
      type: 'volunteer',
      location: '',
      duration: '',
      requirements: '',
      startDate: '',
      endDate: '',
    });
    expect(toNew({ ...filled, titleEn: 'Reading' })).toHaveProperty('titleEn', 'Reading');
  });

  it('sends whole hours as a number, and none as 0 where they were taken away [DSH-3]', () => {
    for (const totalHours of ['0', '1.5', 'ten', '1000']) {
      expect(problemsOf({ ...filled, totalHours })).toEqual({ totalHours: 'wholeHours' });
    }
    expect(toNew({ ...filled, totalHours: '24', startTime: '16:30' })).toMatchObject({
      totalHours: 24,
      startTime: '16:30',
    });
    expect(toNew(filled)).not.toHaveProperty('totalHours');
    expect(toChange(filled)).toMatchObject({ totalHours: 0, startTime: '' });
  });

  it('shows English where it says something of its own, and empties what was emptied [OPP-1]', () => {
    const opportunity = anOpportunity({
      titleEn: 'Reading to children',
      companyEn: 'مكتبة الكرادة',
      company: 'مكتبة الكرادة',
    });
    const form = toForm(opportunity);
    expect(form).toMatchObject({ titleEn: 'Reading to children', companyEn: '', applicationDeadline: '2026-12-31' });
    expect(toChange({ ...form, company: '', applicationDeadline: '' })).toMatchObject({
      company: '',
      applicationDeadline: '',
    });
  });
});
