import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type BundlePart,
  BundleParts,
  type ExportedCourse,
  type ImportedCourse,
  type JsonFields,
  type TakenRow,
  type WrittenPart,
} from '#modules/bundles';
import { GradePlanQueries } from '../plan/grade-plan.queries.js';
import { GradeSettingsService } from '../settings/grade-settings.service.js';
import { AssignmentSlugsQueries } from './assignment-slugs.queries.js';
import { type CarriedItem, toCarried, writtenPlan } from './carried-plan.js';
import { readPlan } from './read-plan.js';
import { wantedSettings } from './wanted-settings.js';

/** What a course's total is made of, in its bundle: categories, weights, what is dropped, items by hand (CRS-5, GRD-1). */
@Injectable()
export class GradePlanPart implements BundlePart, OnModuleInit {
  readonly name = 'grades';
  readonly version = 1;
  readonly level = 4;

  constructor(
    private readonly parts: BundleParts,
    private readonly plans: GradePlanQueries,
    private readonly queries: AssignmentSlugsQueries,
    private readonly settings: GradeSettingsService,
  ) {}

  onModuleInit(): void {
    this.parts.register(this);
  }

  async write({ courseId, lessonSlugs }: ExportedCourse): Promise<WrittenPart | null> {
    const assignments = await this.queries.of(courseId);
    const plan = toCarried(await this.plans.of(courseId), new Map([...lessonSlugs, ...assignments]));
    return plan.categories.length + plan.items.length === 0 ? null : { content: writtenPlan(plan) };
  }

  async take({ courseId, viewer, lessons }: ImportedCourse, json: JsonFields): Promise<TakenRow[]> {
    const given = readPlan(json);
    // Those of the bundle are written by now: their part is of a lower module.
    const assignments = new Map([...(await this.queries.of(courseId))].map(([id, slug]) => [slug, id]));
    const idOf = (item: CarriedItem): string | undefined => {
      if (item.kind === 'manual') return undefined;
      if (item.kind === 'final') return courseId;
      return item.kind === 'quiz' ? lessons.get(item.of)?.id : assignments.get(item.of);
    };
    const present = await this.plans.of(courseId);
    const { settings, rows } = wantedSettings(given, present, idOf, await this.queries.highestMarks(courseId));
    if (rows.some(({ outcome }) => outcome === 'created' || outcome === 'updated' || outcome === 'removed'))
      await this.settings.write(courseId, viewer, settings);
    return rows;
  }
}
