import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CategoryId, Difficulty, SkillNeed } from '@masar/domain';
import { type QuizOption, type QuizQuestion } from '@masar/domain';
import type { BilingualText } from '#platform/database/columns';
import { dataFolder, readJson } from './data-folder.js';

interface LessonFile {
  slug: string;
  titleAr: string;
  titleEn: string;
  descriptionAr?: string;
  descriptionEn?: string;
  /** Seconds. */
  duration: number;
  quiz?: { questions: (Omit<QuizQuestion, 'id' | 'options'> & { options: Omit<QuizOption, 'id'>[] })[] };
}

export interface LessonSource extends LessonFile {
  contentAr: string;
  contentEn: string;
}

export interface CourseSource {
  slug: string;
  titleAr: string;
  titleEn: string;
  descriptionAr: string;
  descriptionEn: string;
  category: CategoryId;
  difficulty: Difficulty;
  durationHours: number;
  price: string;
  license: string;
  source: string;
  learningPoints: BilingualText[];
  requirements: BilingualText[];
  skills: BilingualText[];
  /** What learners can do already; beginnings need nothing. */
  needs: SkillNeed[];
  lessons: LessonSource[];
  pictures: PictureSource[];
  /** Has its full text; the others are outlines. */
  isComplete: boolean;
}

/** A drawing that the lessons of a course show. */
export interface PictureSource {
  /** Inside the course's folder, as the texts name it. */
  path: string;
  bytes: Buffer;
}

type CourseFile = Omit<CourseSource, 'lessons' | 'pictures' | 'isComplete'> & { lessons: LessonFile[] };

/** The courses with their full text, each in the folder form that import and export know (CRS-5). */
export function readCompleteCourses(): CourseSource[] {
  return names('courses').map((slug) => {
    const file = readJson<Omit<CourseFile, 'slug'>>('courses', slug, 'course.json');
    const lessons = file.lessons.map((lesson) => ({
      ...lesson,
      contentAr: readLessonText(slug, `${lesson.slug}.ar.md`),
      contentEn: readLessonText(slug, `${lesson.slug}.en.md`),
    }));
    return { ...file, slug, lessons, pictures: readPictures(slug), isComplete: true };
  });
}

/** The courses of which only the outline is written; their lessons say so. */
export function readOutlinedCourses(): CourseSource[] {
  return names('outlines')
    .flatMap((name) => readJson<CourseFile[]>('outlines', name))
    .map((file) => ({ ...file, isComplete: false, pictures: [], lessons: file.lessons.map(outlinedLesson) }));
}

function names(folder: string): string[] {
  return readdirSync(join(dataFolder, folder)).sort();
}

function readPictures(slug: string): PictureSource[] {
  const folder = join(dataFolder, 'courses', slug, 'pictures');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => ({ path: `pictures/${name}`, bytes: readFileSync(join(folder, name)) }));
}

function readLessonText(slug: string, name: string): string {
  const text = readFileSync(join(dataFolder, 'courses', slug, 'lessons', name), 'utf8');
  return text.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
}

function outlinedLesson(lesson: LessonFile): LessonSource {
  return {
    ...lesson,
    contentAr: `${lesson.descriptionAr ?? ''}\n\n> [!NOTE]\n> النص الكامل لهذا الدرس قيد الكتابة؛ هذه خلاصة ما سيتناوله.`,
    contentEn: `${lesson.descriptionEn ?? ''}\n\n> [!NOTE]\n> The full text of this lesson is still being written; this is what it will cover.`,
  };
}
