import { quizDefaults } from '@masar/domain';
import { makeDemoData } from './demo-data.js';

const data = makeDemoData(new Date('2026-11-28T09:00:00Z'));

describe('what is complete in the demo data', () => {
  it('is never beside a quiz that was not passed [EVD-1] [EVD-9]', () => {
    const rules = data.quiz_rules as { lesson_id: string | null; pass_mark: string }[];
    const marks = new Map(rules.map(({ lesson_id, pass_mark }) => [lesson_id, pass_mark]));
    const best = new Map<string, number>();
    for (const { user_id, lesson_id, score } of data.quiz_attempts) {
      const key = `${user_id} ${lesson_id}`;
      best.set(key, Math.max(best.get(key) ?? 0, Number(score)));
    }
    const asking = new Set(data.lessons.flatMap(({ id, quiz }) => (quiz ? [id] : [])));
    const unpassed = data.lesson_progress.filter(
      ({ user_id, lesson_id }) =>
        asking.has(lesson_id) &&
        (best.get(`${user_id} ${lesson_id}`) ?? 0) < Number(marks.get(lesson_id) ?? quizDefaults.passMark),
    );
    expect(unpassed).toEqual([]);
  });

  it('is never beside required work that was asked for before and not passed [EVD-9]', () => {
    const required = (
      data.assignments as { id: string; course_id: string; updated_at: string; is_required: boolean }[]
    ).filter(({ is_required }) => is_required);
    const passed = new Set(
      (data.submissions as { assignment_id: string; user_id: string; has_passed: boolean | null }[]).flatMap(
        ({ assignment_id, user_id, has_passed }) => (has_passed ? [`${assignment_id} ${user_id}`] : []),
      ),
    );
    expect(required.length).toBeGreaterThan(2);
    const lacking = required.flatMap(({ id, course_id, updated_at }) =>
      data.enrollments.filter(
        (one) =>
          one.course_id === course_id && (one.completed_at ?? '') > updated_at && !passed.has(`${id} ${one.user_id}`),
      ),
    );
    expect(lacking).toEqual([]);
  });
});
