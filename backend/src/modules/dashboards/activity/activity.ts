/** Things that happen and that a dashboard tells of. */
export const activityKinds = [
  'user-joined',
  'enrolled',
  'course-completed',
  'course-published',
  'reviewed',
  'question-asked',
  'discussion-started',
  'opportunity-posted',
  'certificate-issued',
  'certificate-reissued',
  'own-certificate-reissued',
  'hours-logged',
  'hours-confirmed',
  'hours-refused',
  'application-sent',
  'application-accepted',
  'application-rejected',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** How many the dashboards show (spec 9: five rows of skeleton). */
export const activitiesShown = 5;

/** Something that happened, as the queries tell it. */
export interface ActivityRow {
  /** Of the row that tells of it; one row may tell of two things. */
  id: string;
  kind: ActivityKind;
  /** Who did it, where somebody else did. */
  person: string | null;
  title_ar: string | null;
  title_en: string | null;
  /** Stars or hours, as text. */
  amount: string | null;
  /** Path of the portal. */
  href: string | null;
  at: Date | string;
}
