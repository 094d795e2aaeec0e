import { type CourseLength, courseLengthHours, type CoursePriceKind, type Difficulty } from '@masar/domain';
import { type ContentLanguage, isFurtherLanguage } from '@masar/i18n';
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { translationLike } from '#modules/translations';
import { containing, foldedColumn } from '#platform/database/folded-text';
import type { CoursesTables } from '../courses.tables.js';
import { teaches } from './course-rights.js';
import { searchedLanguages } from './searched-languages.js';

/** Which courses a list shows; drafts only where asked for. */
export interface CourseFilter {
  withDrafts?: boolean;
  categoryId?: string | undefined;
  difficulty?: Difficulty | undefined;
  price?: CoursePriceKind | undefined;
  length?: CourseLength | undefined;
  taughtIn?: ContentLanguage | undefined;
  /** The one whom the course names as its instructor. */
  instructorId?: string | undefined;
  /** Somebody who teaches it, with whatever right. */
  teacherId?: string | undefined;
  search?: string | undefined;
  language?: ContentLanguage | undefined;
}

type CourseBuilder = ExpressionBuilder<CoursesTables & { c: CoursesTables['courses'] }, 'c'>;

/** @param pattern by default that of the filter's search; statements that are written before it is known name its place */
export function conditionsOf(
  eb: CourseBuilder,
  filter: CourseFilter,
  pattern = filter.search && containing(filter.search),
): Expression<SqlBool>[] {
  return [
    ...(filter.withDrafts ? [] : [eb('c.is_published', '=', sql.lit(true))]),
    ...(filter.categoryId ? [eb('c.category_id', '=', filter.categoryId)] : []),
    ...(filter.difficulty ? [eb('c.difficulty', '=', filter.difficulty)] : []),
    ...(filter.price ? [eb('c.price', filter.price === 'free' ? '=' : '>', '0')] : []),
    ...(filter.length ? lasting(eb, filter.length) : []),
    ...(filter.taughtIn ? [taughtIn(filter.taughtIn)] : []),
    ...(filter.instructorId ? [eb('c.instructor_id', '=', filter.instructorId)] : []),
    ...(filter.teacherId ? [teaches(filter.teacherId)] : []),
    ...(pattern ? [eb.or(searched(eb, pattern, filter.language))] : []),
  ];
}

function lasting(eb: CourseBuilder, length: CourseLength): Expression<SqlBool>[] {
  const { from, to } = courseLengthHours[length];
  return [eb('c.duration_hours', '>=', from), ...(to === undefined ? [] : [eb('c.duration_hours', '<=', to)])];
}

/** Any letter of the Arabic script, as a pattern of PostgreSQL. */
const arabicLetter = '[\\u0621-\\u064A]';

/** A missing English text is a copy of the Arabic one (CRS-3), so the script of the description tells what there is. */
function taughtIn(language: ContentLanguage): Expression<SqlBool> {
  if (isFurtherLanguage(language)) return translationLike('courses', 'c.id', language, '%');
  return language === 'ar'
    ? sql<SqlBool>`c.description_ar ~ ${arabicLetter}`
    : sql<SqlBool>`c.description_en !~ ${arabicLetter}`;
}

/** The texts of one language; for readers of a further one what they may see: it, Arabic and English. */
function searched(eb: CourseBuilder, pattern: string, language: ContentLanguage | undefined): Expression<SqlBool>[] {
  const columns = searchedLanguages(language)
    .flatMap((each) => [`c.title_${each}`, `c.description_${each}`])
    .map((column) => eb(foldedColumn(column), 'like', pattern));
  return isFurtherLanguage(language) ? [...columns, translationLike('courses', 'c.id', language, pattern)] : columns;
}
