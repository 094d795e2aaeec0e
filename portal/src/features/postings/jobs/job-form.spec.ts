import { aJob } from '../testing/a-job';
import { jobModel } from './job-form';

const { empty: emptyJob, problemsOf, toNew, toChange, toForm } = jobModel;

const today = '2026-11-21';
const figma = { id: 'figma', labelAr: 'فيغما', labelEn: 'Figma' };
const filled = {
  ...emptyJob,
  title: 'مصمّم',
  companyName: 'نقطة',
  description: 'تصميم يومي.',
  contactInfo: 'hr@nuqta.example',
};

describe('the form of a vacancy', () => {
  it('needs a title, a company, a description and a contact [JOB-1]', () => {
    expect(problemsOf({ ...emptyJob, title: ' ' }, emptyJob, today)).toEqual({
      title: 'required',
      companyName: 'required',
      description: 'required',
      contactInfo: 'required',
    });
    expect(problemsOf(filled, emptyJob, today)).toEqual({});
  });

  it('takes today and later days as the last one, and a day that passed where it stood already [JOB-1]', () => {
    const past = { ...filled, applicationDeadline: '2026-11-20' };
    expect(problemsOf(past, emptyJob, today)).toEqual({ applicationDeadline: 'deadlinePast' });
    expect(problemsOf(past, past, today)).toEqual({});
    expect(problemsOf({ ...filled, applicationDeadline: today }, emptyJob, today)).toEqual({});
  });

  it('sends only what was filled in [JOB-1]', () => {
    const sent = toNew({ ...filled, title: ' مصمّم ', employmentType: 'contract', requiredSkills: [figma] }, 'ar');
    expect(sent).toEqual({
      title: 'مصمّم',
      companyName: 'نقطة',
      description: 'تصميم يومي.',
      contactInfo: 'hr@nuqta.example',
      employmentType: 'contract',
      requiredSkills: ['فيغما'],
      niceSkills: [],
    });
  });

  it('of one that is changed keeps every skill as it was written, and empties what was emptied [JOB-1]', () => {
    const job = aJob({ contactInfo: 'hr@rafid.example', niceSkills: ['Sass', 'لحام'], companyNameEn: 'شركة الرافد' });
    const form = toForm(job);
    expect(form).toMatchObject({ title: job.titleAr, titleEn: job.titleEn, companyNameEn: '' });
    expect(form.applicationDeadline).toBe('2099-05-31');
    const sent = toChange({ ...form, salaryRange: ' ' }, 'ar');
    expect(sent).toMatchObject({ salaryRange: '', requiredSkills: ['لغة HTML', 'رياكت'], niceSkills: ['ساس', 'لحام'] });
  });
});
