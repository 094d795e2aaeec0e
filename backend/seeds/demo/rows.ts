import type {
  CategoryId,
  Difficulty,
  EvidenceGrade,
  LearningGoal,
  NotificationKind,
  PlaceState,
  Role,
  SkillNeed,
} from '@masar/domain';
import type { BilingualText } from '#platform/database/columns';
import type { Signatory } from '../../src/modules/certificates/certificate/signatory.js';
import type { EvidencePart } from '../../src/modules/courses/index.js';
import type { Quiz, QuizAnswer } from '../../src/modules/courses/lesson/quiz.js';

/** Rows as they are inserted: keys are columns, decimals are strings, times ISO. */

export interface UserRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  name_ar: string;
  name_en: string;
  certificate_names_confirmed_at: string | null;
  bio: string | null;
  profile_image_url: string | null;
  role: Role;
  learning_goal: LearningGoal | null;
  track: CategoryId | null;
  daily_minutes: number | null;
  plan_asked_at: string;
  email_verified_at: string;
  last_active_at: string;
  is_demo: true;
  created_at: string;
  updated_at: string;
}

export interface CourseRow {
  id: string;
  slug: string;
  title_ar: string;
  title_en: string;
  description_ar: string;
  description_en: string;
  instructor_id: string;
  category_id: CategoryId;
  difficulty: Difficulty;
  duration_hours: number;
  price: string;
  learning_points: BilingualText[];
  requirements: BilingualText[];
  skills: BilingualText[];
  needs: SkillNeed[];
  license: string;
  source: string;
  is_published: true;
  is_in_preparation: boolean;
  requires_review: boolean;
  followers_count: number;
  lessons_count: number;
  students_count: number;
  reviews_count: number;
  rating: string;
  created_at: string;
  updated_at: string;
  published_at: string;
}

export interface LessonRow {
  id: string;
  course_id: string;
  slug: string;
  title_ar: string;
  title_en: string;
  description_ar: string | null;
  description_en: string | null;
  content_ar: string;
  content_en: string;
  duration: number;
  order_index: number;
  quiz: Quiz | null;
  created_at: string;
  updated_at: string;
}

export interface EnrollmentRow {
  id: string;
  user_id: string;
  course_id: string;
  progress: string;
  completed_at: string | null;
  enrolled_at: string;
  price_paid: string;
  last_activity_at: string | null;
}

export interface CourseFollowRow {
  id: string;
  user_id: string;
  course_id: string;
  created_at: string;
}

export interface CoursePlaceRow {
  id: string;
  user_id: string;
  course_id: string;
  state: PlaceState;
  note: string | null;
  asked_at: string;
  decided_by: string | null;
  decided_at: string | null;
  amount_received: string;
  recorded_by: string | null;
  received_at: string | null;
  used_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface LessonProgressRow {
  id: string;
  user_id: string;
  lesson_id: string;
  is_completed: true;
  watch_time: 0;
  completed_at: string;
}

export interface LearningTimeRow {
  id: string;
  user_id: string;
  starts_at: string;
  seconds: number;
}

export interface LessonTimeRow {
  id: string;
  user_id: string;
  lesson_id: string;
  seconds: number;
}

export interface QuizAttemptRow {
  id: string;
  user_id: string;
  lesson_id: string;
  score: string;
  answers: QuizAnswer[];
  created_at: string;
}

export interface ReviewRow {
  id: string;
  user_id: string;
  course_id: string;
  rating: number;
  text: string;
  created_at: string;
  updated_at: string;
}

export interface CertificateRow {
  id: string;
  user_id: string;
  course_id: string;
  certificate_number: string;
  grade: string | null;
  /** Null on those from before there were grades of evidence (EVD-4). */
  evidence: EvidenceGrade | null;
  /** Null on those that say nothing of it (EVD-8). */
  shown_by: { edition: number; parts: EvidencePart[] } | null;
  issued_at: string;
  verification_code: string;
  status: 'verified' | 'pending' | 'revoked' | 'superseded';
  completed_at: string;
  signatory: Signatory;
  signature_id: string;
  holder_name_ar: string;
  holder_name_en: string;
  course_title_ar: string;
  course_title_en: string;
  instructor_name_ar: string;
  instructor_name_en: string;
  duration_hours: number;
  lessons_count: number;
  skills: BilingualText[];
  signed_summary: string | null;
  revoked_reason: string | null;
  revoked_at: string | null;
  revoked_by: string | null;
  superseded_by: string | null;
}

export interface CertificateCorrectionRow {
  id: string;
  certificate_id: string;
  holder_name_ar: string;
  holder_name_en: string;
  note: string | null;
  state: 'made';
  asked_at: string;
  decided_by: string;
  decided_at: string;
}

export interface CertificateReviewRow {
  id: string;
  certificate_id: string;
  round: number;
  state: 'waiting' | 'sent_back';
  note: string | null;
  asked_at: string;
  decided_by: string | null;
  decided_at: string | null;
  reason: string | null;
}

export interface CertificateNumberRow {
  year: number;
  last_number: number;
}

export interface NotificationRow {
  id: string;
  user_id: string;
  kind: NotificationKind;
  title_ar: string;
  title_en: string;
  href: string;
  source: string;
  read_at: string | null;
  created_at: string;
}
