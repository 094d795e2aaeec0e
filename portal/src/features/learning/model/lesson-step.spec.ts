import { lessonStep } from './lesson-step';

const learner = { isEnrolled: true, isCompleted: false, quiz: 'none', hasNext: true } as const;

describe('the one button of a lesson', () => {
  it('asks for the questions first, then for the completion, then leads on [LSN-2]', () => {
    expect(lessonStep({ ...learner, quiz: 'untouched' })).toBe('quiz');
    expect(lessonStep({ ...learner, quiz: 'chosen' })).toBe('check');
    expect(lessonStep({ ...learner, quiz: 'underway' })).toBe('question');
    expect(lessonStep({ ...learner, quiz: 'sending' })).toBe('send');
    expect(lessonStep({ ...learner, quiz: 'answered' })).toBe('complete');
    expect(lessonStep({ ...learner, isCompleted: true, quiz: 'answered' })).toBe('next');
  });

  it('does not hold up who completed the lesson, but helps with questions that are begun again [LSN-2]', () => {
    expect(lessonStep({ ...learner, isCompleted: true, quiz: 'untouched' })).toBe('next');
    expect(lessonStep({ ...learner, isCompleted: true, quiz: 'underway' })).toBe('question');
  });

  it('leads to the course where nothing follows [LSN-2]', () => {
    expect(lessonStep({ ...learner, isCompleted: true, hasNext: false })).toBe('course');
  });

  it('completes nothing for who only looks at the first lesson [LSN-3]', () => {
    expect(lessonStep({ ...learner, isEnrolled: false, quiz: 'untouched' })).toBe('next');
  });
});
