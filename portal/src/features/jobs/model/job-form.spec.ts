import { emptyJob, jobProblems, toNewJob } from './job-form';

const today = '2026-11-21';
const figma = { id: 'figma', labelAr: 'فيغما', labelEn: 'Figma' };
const filled = { ...emptyJob, title: 'مصمّم', companyName: 'نقطة', description: 'تصميم يومي.' };

describe('the form of a vacancy', () => {
  it('needs a title, a company and a description [JOB-1]', () => {
    expect([...jobProblems({ ...emptyJob, title: ' ' }, today)]).toEqual(['title', 'companyName', 'description']);
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
      employmentType: 'contract',
      requiredSkills: ['فيغما'],
      niceSkills: [],
    });
  });
});
