import type { Catalogue, CatalogueCourse } from '../../recommendation/course-catalogue.js';
import { noModel } from '../../stored-model/loaded-model.js';

/** A course of a made-up catalogue. */
export const aCatalogueCourse = (id: string, values: Partial<CatalogueCourse> = {}): CatalogueCourse => ({
  id,
  title: { id, ar: id, en: id },
  categoryId: 'web-development',
  category: { id: 'web-development', ar: 'تطوير الويب', en: 'Web development' },
  level: 2,
  price: '0.00',
  needs: [],
  isForBeginners: true,
  students: 10,
  publishedAt: new Date('2020-01-01'),
  teaches: new Set(),
  ...values,
});

export const aCatalogue = (courses: readonly CatalogueCourse[]): Catalogue => ({
  courses,
  byId: new Map(courses.map((course) => [course.id, course])),
  mostStudents: Math.max(0, ...courses.map(({ students }) => students)),
});

/** A model with these weights over the courses of a catalogue. */
export const aModel = (courses: readonly CatalogueCourse[], weights: readonly number[]) => ({
  ...noModel,
  id: 'made-up',
  places: new Map(courses.map(({ id }, place) => [id, place])),
  courseCount: courses.length,
  weights: Float32Array.from(weights),
});
