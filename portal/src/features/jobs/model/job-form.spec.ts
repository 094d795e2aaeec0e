import { aJob } from '../testing/a-job';
import { emptyJob, jobProblems, toJobChange, toJobForm, toNewJob } from './job-form';

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
    expect([...jobProblems({ ...emptyJob, title: ' ' }, today)]).toEqual([
      'title',
      'companyName',
      'description',
      'contactInfo',
    ]);
    expect(jobProblems(filled, today).size).toBe(0);
  });

  it('takes today and later days as the last one [JOB-1]', () => {
    expect([...jobProblems({ ...filled, applicationDeadline: '2026-11-20' }, today)]).toEqual(['applicationDeadline']);
    expect(jobProblems({ ...filled, applicationDeadline: today }, today).size).toBe(0);
  });

  it('sends only what was filled in [JOB-1]', () => {
    const sent = toNewJob({ ...filled, title: ' مصمّم ', employmentType: 'contract', requiredSkills: [figma] }, 'ar');
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
    const form = toJobForm(job);
    expect(form).toMatchObject({ title: job.titleAr, titleEn: job.titleEn, companyNameEn: '' });
    expect(form.applicationDeadline).toBe('2099-05-31');
    const sent = toJobChange({ ...form, salaryRange: ' ' }, 'ar');
    expect(sent).toMatchObject({ salaryRange: '', requiredSkills: ['لغة HTML', 'رياكت'], niceSkills: ['ساس', 'لحام'] });
  });
});
