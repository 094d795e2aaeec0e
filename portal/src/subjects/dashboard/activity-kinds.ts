import type { Answer } from '@masar/contracts';
import {
  AwardIcon,
  BookIcon,
  BriefcaseIcon,
  ChatIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  PlusIcon,
  StarIcon,
  UserIcon,
} from '@masar/ui';

export type ActivityKind = Answer<'/api/admin/recent-activities', 'get'>[number]['kind'];

/** How each kind of activity looks: the words carry the meaning, icon and colour only repeat it. */
export const activityLooks = {
  'user-joined': { icon: UserIcon, tone: 'blue' },
  enrolled: { icon: PlusIcon, tone: 'blue' },
  'course-completed': { icon: AwardIcon, tone: 'green' },
  'course-published': { icon: BookIcon, tone: 'purple' },
  reviewed: { icon: StarIcon, tone: 'yellow' },
  'question-asked': { icon: ChatIcon, tone: 'clay' },
  'discussion-started': { icon: ChatIcon, tone: 'pink' },
  'opportunity-posted': { icon: BriefcaseIcon, tone: 'brown' },
  'certificate-issued': { icon: AwardIcon, tone: 'green' },
  'certificate-reissued': { icon: AwardIcon, tone: 'brown' },
  'own-certificate-reissued': { icon: AwardIcon, tone: 'brown' },
  'hours-logged': { icon: ClockIcon, tone: 'yellow' },
  'hours-confirmed': { icon: CheckIcon, tone: 'green' },
  'hours-refused': { icon: CloseIcon, tone: 'red' },
  'application-sent': { icon: BriefcaseIcon, tone: 'blue' },
  'application-accepted': { icon: CheckIcon, tone: 'green' },
  'application-rejected': { icon: CloseIcon, tone: 'red' },
} as const satisfies Record<ActivityKind, object>;
