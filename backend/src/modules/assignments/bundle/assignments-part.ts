import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type BundlePart,
  BundleParts,
  type ExportedCourse,
  type ImportedCourse,
  type JsonFields,
  type PartLoss,
  type TakenRow,
  type WrittenPart,
} from '#modules/bundles';
import { AssignmentService } from '../assignment/assignment.service.js';
import { AssignmentBundleQueries, type AssignmentOfCourse } from './assignment-bundle.queries.js';
import { type CarriedAssignment, toCarried, writtenAssignment } from './carried-assignment.js';
import { readAssignments } from './read-assignments.js';
import { settledDays } from './settled-days.rules.js';

/** The assignments of a course with their rubrics in its bundle (CRS-5, ASG-1). */
@Injectable()
export class AssignmentsPart implements BundlePart, OnModuleInit {
  readonly name = 'assignments';
  readonly version = 1;
  readonly level = 3;

  constructor(
    private readonly parts: BundleParts,
    private readonly queries: AssignmentBundleQueries,
    private readonly assignments: AssignmentService,
  ) {}

  onModuleInit(): void {
    this.parts.register(this);
  }

  async write({ courseId, lessonSlugs }: ExportedCourse): Promise<WrittenPart | null> {
    const rows = await this.queries.ofCourse(courseId);
    if (rows.length === 0) return null;
    return { content: { assignments: rows.map((row) => writtenAssignment(toCarried(row, lessonSlugs))) } };
  }

  async take(course: ImportedCourse, json: JsonFields): Promise<TakenRow[]> {
    const given = readAssignments(json, course.lessons);
    const present = await this.queries.ofCourse(course.courseId);
    const lessonSlugs = new Map([...course.lessons].map(([slug, { id }]) => [id, slug]));
    const rows: TakenRow[] = [];
    const named = new Set<string>();
    for (const assignment of given) {
      const found = present.find(({ slug, id }) => slug === assignment.slug || id === assignment.slug);
      const before = found && toCarried(found, lessonSlugs);
      const losses: PartLoss[] = [];
      const wanted = this.possible(assignment, before, found?.hasWork ?? false, losses);
      const id = await this.set(course, wanted, found, before);
      const isSame = before && isDeepStrictEqual({ ...before, slug: wanted.slug }, wanted);
      named.add(id);
      rows.push(rowOf(wanted, !before ? 'created' : isSame ? 'unchanged' : 'updated', losses));
    }
    for (const row of present.filter(({ id }) => !named.has(id))) {
      const { hasWork } = row;
      if (!hasWork) await this.assignments.remove(row.id, course.viewer);
      rows.push(rowOf(row, hasWork ? 'kept' : 'removed', hasWork ? [{ reason: 'has-work', detail: '' }] : []));
    }
    return rows;
  }

  /** The assignment without what is not possible any more, which is told. */
  private possible(
    given: CarriedAssignment,
    before: CarriedAssignment | undefined,
    hasWork: boolean,
    losses: PartLoss[],
  ): CarriedAssignment {
    const { days, passed } = settledDays(given, before, new Date());
    losses.push(...passed.map((detail) => ({ reason: 'past-day' as const, detail })));
    const wanted = { ...given, ...days };
    if (!hasWork || !before || before.isGroupWork === wanted.isGroupWork) return wanted;
    losses.push({ reason: 'group-fixed', detail: '' });
    return { ...wanted, isGroupWork: before.isGroupWork };
  }

  private async set(
    { courseId, viewer, lessons }: ImportedCourse,
    { slug, lesson, ...wanted }: CarriedAssignment,
    found: AssignmentOfCourse | undefined,
    before: CarriedAssignment | undefined,
  ): Promise<string> {
    const written = { ...wanted, lessonId: lesson === null ? null : (lessons.get(lesson)?.id ?? null) };
    if (!found) return this.assignments.create(courseId, viewer, written, slug);
    if (!isDeepStrictEqual(before, { ...wanted, lesson, slug: before?.slug }))
      await this.assignments.change(found.id, viewer, written);
    return found.id;
  }
}

const rowOf = (
  { titleAr, titleEn }: { titleAr: string; titleEn: string },
  outcome: TakenRow['outcome'],
  losses: PartLoss[],
): TakenRow => ({ kind: 'assignment', titleAr, titleEn, outcome, count: null, losses });
