import { notAnswered } from './community-answers.js';
import type { DiscussionRow } from './community-rows.js';
import type { LearnerCourse } from './learning.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

/** A discussion of a forum or of a lesson. */
export type PlacedDiscussionRow = Omit<DiscussionRow, 'forum_id'> & {
  forum_id: string | null;
  lesson_id: string | null;
};

interface Question {
  slug: string;
  /** Place of the lesson in its course. */
  lesson: number;
  age: number;
  title: string;
  content: string;
}

const questions: Question[] = [
  {
    slug: 'html-css-foundations',
    lesson: 3,
    age: 2.4,
    title: 'لماذا يبقى العنوان أسود مع أنني غيّرت لونه؟',
    content: 'كتبت `color: teal` للعنوان في الملف وحفظته، وبقية التنسيق يعمل. ما الذي ينقصني؟',
  },
  {
    slug: 'javascript-first-steps',
    lesson: 2,
    age: 1.6,
    title: 'متى أكتب return في الدالة ومتى أكتفي بـ console.log؟',
    content: 'كلاهما يُظهر النتيجة عندي، فلا أفهم ما الفرق حين أستعمل الدالة داخل دالة أخرى.',
  },
  {
    slug: 'html-css-foundations',
    lesson: 4,
    age: 0.9,
    title: 'هل أكتب margin-right أم margin-inline-end؟',
    content: 'موقعي بالعربية والإنكليزية، وأريد أن ينعكس وحده من دون ملف تنسيق ثانٍ.',
  },
];

/** What learners asked lately in the demo instructor's lessons; nobody has answered yet (DSH-2). */
export function makeLessonQuestions(learning: readonly LearnerCourse[], timeline: Timeline): PlacedDiscussionRow[] {
  const asked = new Set<string>();
  return questions.map(({ slug, lesson, age, title, content }) => {
    const learner = learning.find(
      (one) =>
        one.course.row.slug === slug &&
        !one.byHand &&
        one.age > age + 1 &&
        one.person.lastActiveAge < age &&
        !asked.has(one.person.row.id),
    );
    const place = learner?.course.lessons[lesson];
    if (!learner || !place) throw new Error(`Nobody can ask in lesson ${lesson} of ${slug}`);
    asked.add(learner.person.row.id);
    const at = timeline.daysAgo(age);
    return {
      id: stableId('discussions', `${slug} ${lesson}`),
      forum_id: null,
      lesson_id: place.id,
      user_id: learner.person.row.id,
      title,
      content,
      replies_count: 0,
      likes_count: 0,
      is_pinned: false,
      is_locked: false,
      created_at: at,
      updated_at: at,
      last_activity_at: at,
      ...notAnswered,
    };
  });
}
