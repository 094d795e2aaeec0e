import { emptyLetter, letterProblems } from './letter-problems';

describe('a cover letter', () => {
  it('says something, and links to a CV only by a complete address [OPP-2] [JOB-1]', () => {
    expect(letterProblems(emptyLetter)).toEqual({ message: true, resumeUrl: false });
    expect(letterProblems({ message: 'أحب القراءة', resumeUrl: 'cv.example.org' }).resumeUrl).toBe(true);
    expect(letterProblems({ message: 'أحب القراءة', resumeUrl: 'javascript:alert(1)' }).resumeUrl).toBe(true);
    expect(letterProblems({ message: 'أحب القراءة', resumeUrl: 'https://cv.example.org/me' })).toEqual({
      message: false,
      resumeUrl: false,
    });
  });
});
