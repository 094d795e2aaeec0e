import { assignmentLimits, lateRules, peerReviewLimits, rubricMaximum, type RubricRow, workKinds } from '@masar/domain';
import { hasActiveHtml, type JsonFields, partPath, refuseBundle, slugPattern } from '#modules/bundles';
import { assignmentsMaximum, type CarriedAssignment } from './carried-assignment.js';

const { titleMaximum, taskMaximum, rowsMaximum, levelsMaximum, pointsMaximum, resubmissionsMaximum } = assignmentLimits;
const { reviewsMaximum, instructionsMaximum } = peerReviewLimits;

/** The part as its file states it; whatever nobody could have written here is refused by its place (SEC-14). */
export function readAssignments(json: JsonFields, lessons: ReadonlyMap<string, unknown>): CarriedAssignment[] {
  const read: CarriedAssignment[] = [];
  for (const item of json.list('assignments', assignmentsMaximum)) {
    const assignment = readAssignment(item, lessons);
    if (read.some(({ slug }) => slug === assignment.slug)) item.refuse('slug');
    read.push(assignment);
  }
  return read;
}

function readAssignment(json: JsonFields, lessons: ReadonlyMap<string, unknown>): CarriedAssignment {
  const lesson = json.optionalText('lesson', 100);
  if (lesson !== null && !lessons.has(lesson)) json.refuse('lesson');
  const titleAr = json.text('titleAr', titleMaximum);
  const taskAr = markdown(json, 'taskAr', taskMaximum) ?? json.refuse('taskAr');
  const lateRule = json.oneOf('lateRule', lateRules);
  const dueAt = moment(json, 'dueAt');
  const acceptedUntil = lateRule === 'accepted' ? moment(json, 'acceptedUntil') : null;
  if (dueAt && acceptedUntil && acceptedUntil < dueAt) json.refuse('acceptedUntil');
  const accepts = (json.words('accepts') ?? []).map(
    (word) => workKinds.find((kind) => kind === word) ?? json.refuse('accepts'),
  );
  if (accepts.length === 0 || new Set(accepts).size !== accepts.length) json.refuse('accepts');
  const peerInstructionsAr = markdown(json, 'peerInstructionsAr', instructionsMaximum) ?? '';
  return {
    slug: json.matching('slug', (slug) => slugPattern.test(slug), 100) ?? json.refuse('slug'),
    lesson,
    titleAr,
    titleEn: json.optionalText('titleEn', titleMaximum) ?? titleAr,
    taskAr,
    taskEn: markdown(json, 'taskEn', taskMaximum) ?? taskAr,
    accepts,
    dueAt,
    lateRule,
    acceptedUntil,
    percentPerDay: json.decimal('percentPerDay', { least: 0, most: 100, fallback: '0' }),
    resubmissions: json.optionalNumber('resubmissions', 0, resubmissionsMaximum) ?? 1,
    passMark: json.decimal('passMark', { least: 0.01, most: 100, fallback: '60' }),
    isRequired: json.raw('isRequired') === undefined || json.flag('isRequired'),
    isGroupWork: json.flag('isGroupWork'),
    peerReviews: json.optionalNumber('peerReviews', 0, reviewsMaximum) ?? 0,
    peerReviewDueAt: moment(json, 'peerReviewDueAt'),
    peerInstructionsAr,
    peerInstructionsEn: markdown(json, 'peerInstructionsEn', instructionsMaximum) ?? peerInstructionsAr,
    rubric: readRubric(json),
  };
}

function readRubric(json: JsonFields): RubricRow[] {
  const rubric = json.list('rubric', rowsMaximum).map((row) => {
    const levels = row.list('levels', levelsMaximum).map((level) => ({
      ...titles(level),
      points: level.wholeNumber('points', 0, pointsMaximum),
    }));
    return levels.length > 0 ? { ...titles(row), levels } : row.refuse('levels');
  });
  return rubric.length > 0 && rubricMaximum(rubric) > 0 ? rubric : json.refuse('rubric');
}

function titles(json: JsonFields): { titleAr: string; titleEn: string } {
  const titleAr = json.text('titleAr', titleMaximum);
  return { titleAr, titleEn: json.optionalText('titleEn', titleMaximum) ?? titleAr };
}

function markdown(json: JsonFields, name: string, maximum: number): string | null {
  const text = json.optionalProse(name, maximum);
  if (text !== null && hasActiveHtml(text))
    refuseBundle(partPath('assignments'), 'bundle.active_html', { field: json.pathOf(name) });
  return text;
}

function moment(json: JsonFields, name: string): string | null {
  const text = json.matchingCode(name, isMoment, 24);
  return text && new Date(text).toISOString();
}

const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/.test(text) && !Number.isNaN(Date.parse(text));
