import type { PostStatus } from '@masar/domain';
import { type AssessmentRows, makeAssessments } from './assessments.js';
import { type AssignmentRows, makeAssignments } from './assignments.js';
import { type AttemptRows, makeAttempts } from './attempts.js';
import { makeCatalogue } from './catalogue.js';
import { replaceCertificate, revokedCertificate } from './certificate-endings.js';
import { freezeEvidence } from './certificate-evidence.js';
import { reviewCertificates } from './certificate-reviews.js';
import { makeCertificates, numberCertificates } from './certificates.js';
import { type CommunityRows, makeCommunity } from './community.js';
import { type DiscussionViewRow, viewDiscussions } from './community-views.js';
import { participationsOf } from './demo-student.js';
import { demoVolunteerCourses } from './demo-volunteer.js';
import { type DeskRows, firstPost, makeDesk } from './desk.js';
import { makeDrawnQuizzes } from './drawn-quizzes.js';
import { drawParticipations } from './enrolling.js';
import { makeFinals } from './finals.js';
import { makeFollows } from './follows.js';
import type { GradebookRows } from './grade-entries.js';
import { makeGradebook } from './gradebook.js';
import { makeGradebookOfStudent } from './gradebook-of-student.js';
import { type GroupWorkRows, makeGroupWork } from './group-work.js';
import { makeItemAnswers } from './item-answers.js';
import { countStudents, learn } from './learning.js';
import { type LearningTimeRows, makeLearningTimes } from './learning-times.js';
import { makeLessonQuestions, type PlacedDiscussionRow } from './lesson-questions.js';
import { makeMarkedLesson } from './marked-lesson.js';
import { makeNotifications, type NewsData } from './notifications.js';
import { completeOneMore } from './one-more-completed.js';
import { makePeople, type People } from './people.js';
import { makePictures, type PictureRows } from './pictures.js';
import { makePlaces } from './places.js';
import { hangPortraits } from './portraits.js';
import { makePostings, type PostingRows } from './postings/postings.js';
import { makeQuestionBanks, type QuestionBankRows } from './question-banks.js';
import { Random } from './random.js';
import { countReviews, makeReviews } from './reviews.js';
import type * as Rows from './rows.js';
import { makeSignatory } from './signatory.js';
import { Timeline } from './timeline.js';
import { makeTranslations, type TranslationRow } from './translations.js';
import { makeUserSkills, type UserSkillRow } from './user-skills.js';
import { makeVolunteering, type VolunteeringRows } from './volunteering.js';
import { makeVrWorkshops, type VrRows } from './vr.js';
import { makeProjects, type ProjectRunRow, type ProjectStepRow, type PublicProfileRow } from './workshop.js';

/** All demo rows by table, each table after those that it refers to. */
export interface DemoData
  extends
    Omit<CommunityRows, 'discussions'>,
    AssessmentRows,
    Omit<PostingRows, keyof VolunteeringRows>,
    VolunteeringRows,
    VrRows,
    PictureRows,
    LearningTimeRows,
    QuestionBankRows,
    DeskRows,
    AttemptRows,
    AssignmentRows,
    GradebookRows,
    GroupWorkRows {
  discussions: (PlacedDiscussionRow & { status: PostStatus; views_count: number })[];
  discussion_views: DiscussionViewRow[];
  users: Rows.UserRow[];
  courses: Rows.CourseRow[];
  lessons: Rows.LessonRow[];
  enrollments: Rows.EnrollmentRow[];
  course_follows: Rows.CourseFollowRow[];
  course_places: Rows.CoursePlaceRow[];
  lesson_progress: Rows.LessonProgressRow[];
  quiz_attempts: Rows.QuizAttemptRow[];
  item_answers: object[];
  course_reviews: Rows.ReviewRow[];
  certificates: Rows.CertificateRow[];
  certificate_reviews: Rows.CertificateReviewRow[];
  certificate_corrections: Rows.CertificateCorrectionRow[];
  certificate_numbers: Rows.CertificateNumberRow[];
  user_skills: UserSkillRow[];
  notifications: Rows.NotificationRow[];
  project_runs: ProjectRunRow[];
  project_steps: ProjectStepRow[];
  public_profiles: PublicProfileRow[];
  translations: TranslationRow[];
  quiz_parts: object[];
  settings: object[];
}

const seed = 20_250_126;

/** Makes the demo data up, the same on each day that it is asked for (READ-1). */
export function makeDemoData(now: Date): DemoData {
  const timeline = new Timeline(now);
  // A stream of chance for each part: a change in one leaves the others as they were.
  const people = makePeople(new Random(seed), timeline);
  const courses = makeCatalogue(people.instructors, new Random(seed + 1), timeline);
  const full = courses.filter(({ row }) => !row.is_in_preparation);
  const byHand = [
    ...participationsOf(people.demo.student, full),
    ...participationsOf(people.demo.volunteer, full, demoVolunteerCourses),
  ];
  const participations = drawParticipations(people, full, byHand, new Random(seed + 2));
  const drawn = learn(participations, new Random(seed + 3), timeline);
  const { learning, oneMore } = completeOneMore(drawn, new Random(seed + 61), timeline);
  const reviews = makeReviews(learning, new Random(seed + 4), timeline);
  const issued = makeCertificates(drawn, new Random(seed + 5));
  const certificateReviews = reviewCertificates(full, learning, issued, timeline);
  const assessments = makeAssessments(people.demo.student, new Random(seed + 60), timeline);
  const follows = makeFollows(people, courses, new Random(seed + 6), timeline);
  countStudents(courses, learning);
  countReviews(courses, reviews);
  const community = makeCommunity(people, seed + 100, timeline);
  const desk = makeDesk(people, community, timeline);
  const postings = makePostings(people, seed + 200, timeline);
  const attempts = makeAttempts(learning, new Random(seed + 63), timeline);
  const banks = makeQuestionBanks(courses, timeline);
  const finals = makeFinals(learning, banks);
  const items = makeItemAnswers(learning, banks, new Set(attempts.papers.map(({ id }) => id)));
  const projects = makeProjects(people.demo.student, timeline);
  const pictures = makePictures(courses);
  const portraits = hangPortraits(people.instructors);
  const signatory = makeSignatory(timeline);
  const assignments = makeAssignments(full, learning, timeline);
  const groupWork = makeGroupWork(full, learning, timeline);
  const markedLesson = makeMarkedLesson(full, learning, timeline);
  const achievements = [...markedLesson.shown, ...finals.shown];
  const ends = new Random(seed + 62);
  const revoked = revokedCertificate(oneMore, people.demo.admin.row.id, ends, timeline);
  freezeEvidence([...issued, revoked], learning, achievements, timeline);
  const { successor, correction } = replaceCertificate(issued, learning, ends, timeline);
  const certificates = [...issued, revoked, successor];
  confirmNames(people, certificates);
  const data: NewsData = {
    users: people.all.map(({ row }) => row),
    courses: courses.map(({ row }) => row),
    lessons: courses.flatMap(({ lessons }) => lessons),
    ...pictures,
    stored_files: [...pictures.stored_files, ...portraits, ...assignments.stored_files, ...signatory.stored_files],
    settings: signatory.settings,
    enrollments: learning.map(({ enrollment }) => enrollment),
    course_follows: follows,
    course_places: makePlaces(learning, full, people, timeline),
    lesson_progress: learning.flatMap(({ lessonProgress }) => lessonProgress),
    // Before the attempts, which mark their quarter of an hour where it is not there yet.
    ...makeLearningTimes(learning),
    quiz_attempts: learning.flatMap(({ quizAttempts }) => quizAttempts),
    course_reviews: reviews,
    certificates,
    certificate_numbers: numberCertificates(certificates),
    certificate_reviews: certificateReviews,
    certificate_corrections: [correction],
    ...assessments,
    user_skills: makeUserSkills(learning, assessments, people.demo.student, achievements, timeline),
    project_runs: projects.runs,
    project_steps: projects.steps,
    public_profiles: projects.pages,
    translations: makeTranslations(courses, timeline),
    ...community,
    ...viewDiscussions(
      [
        ...[
          ...community.discussions.map((row) => ({ ...row, lesson_id: null })),
          ...makeLessonQuestions(learning, timeline),
        ].map((row) => ({ ...row, status: 'visible' as const })),
        { ...firstPost(people, community, timeline), lesson_id: null, status: 'pending' },
      ],
      people,
      timeline,
    ),
    ...desk,
    ...postings,
    ...makeVolunteering(people, postings, timeline),
    ...makeVrWorkshops(people, seed + 300, timeline),
    ...banks,
    ...attempts,
    quiz_parts: [...finals.quiz_parts, ...makeDrawnQuizzes(courses, banks)],
    quiz_rules: [...attempts.quiz_rules, ...finals.quiz_rules],
    papers: [...attempts.papers, ...finals.papers, ...items.papers],
    paper_answers: [...attempts.paper_answers, ...finals.paper_answers, ...items.paper_answers],
    item_answers: items.item_answers,
    assignments: [...assignments.assignments, ...groupWork.assignments, ...markedLesson.assignments],
    assignment_groups: groupWork.assignment_groups,
    assignment_group_members: groupWork.assignment_group_members,
    submissions: [...assignments.submissions, ...groupWork.submissions, ...markedLesson.submissions],
    submission_members: groupWork.submission_members,
    submission_marks: [
      ...assignments.submission_marks,
      ...groupWork.submission_marks,
      ...markedLesson.submission_marks,
    ],
    peer_reviews: assignments.peer_reviews,
    submission_files: assignments.submission_files,
    submission_feedback: assignments.submission_feedback,
    ...bothGradebooks(
      makeGradebook(full, learning, assignments.assignments, timeline),
      makeGradebookOfStudent(full, learning, timeline),
    ),
  };
  return { ...data, notifications: makeNotifications(people, data, timeline) };
}

/** Who holds a certificate has seen their names on it before (CRT-12). */
function confirmNames({ all }: People, certificates: readonly Rows.CertificateRow[]): void {
  const firsts = new Map<string, string>();
  for (const { user_id, issued_at } of certificates) {
    const first = firsts.get(user_id);
    if (!first || issued_at < first) firsts.set(user_id, issued_at);
  }
  for (const { row } of all) row.certificate_names_confirmed_at = firsts.get(row.id) ?? null;
}

const bothGradebooks = (one: GradebookRows, other: GradebookRows): GradebookRows => ({
  grade_books: [...one.grade_books, ...other.grade_books],
  grade_categories: [...one.grade_categories, ...other.grade_categories],
  grade_items: [...one.grade_items, ...other.grade_items],
  grade_entries: [...one.grade_entries, ...other.grade_entries],
  grade_changes: [...one.grade_changes, ...other.grade_changes],
});
