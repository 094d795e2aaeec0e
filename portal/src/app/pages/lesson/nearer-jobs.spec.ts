import { nearerJobs } from './nearer-jobs';

const skill = (label: string, source: 'course' | 'self-stated') => ({
  skill: label,
  label,
  level: 2,
  neededLevel: 2,
  source,
});
const job = (jobId: string, ...matchedSkills: ReturnType<typeof skill>[]) => ({
  jobId,
  matchScore: 0.4,
  reasoning: '',
  matchedSkills,
  missingSkills: [],
  job: { title: 'مطوّر', companyName: 'شركة', location: null, employmentType: null },
});

describe('jobs that came nearer', () => {
  it('are those for which a skill of the finished course counts, and no others [JOB-2]', () => {
    const jobs = [
      job('taught', skill('React', 'course')),
      job('said', skill('React', 'self-stated')),
      job('elsewhere', skill('SQL', 'course')),
    ];
    const skills = [{ ar: 'React', en: 'React' }];
    expect(nearerJobs(jobs, skills, 'ar').map(({ jobId }) => jobId)).toEqual(['taught']);
  });
});
