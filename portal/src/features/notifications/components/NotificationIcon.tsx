import type { NotificationKind } from '@masar/domain';
import {
  AwardIcon,
  BellIcon,
  BookIcon,
  BriefcaseIcon,
  ChatIcon,
  GlobeIcon,
  HandshakeIcon,
  type IconProps,
} from '@masar/ui';
import { type ComponentType, createElement } from 'react';
import styles from './NotificationIcon.module.css';

const icons: Partial<Record<NotificationKind, ComponentType<IconProps>>> = {
  'reply-added': ChatIcon,
  'post-mentioned': ChatIcon,
  'post-liked': ChatIcon,
  'post-moderated': ChatIcon,
  'lesson-question': ChatIcon,
  'certificate-issued': AwardIcon,
  'certificate-review': AwardIcon,
  'course-published': BookIcon,
  'course-place': BookIcon,
  'course-teaching': BookIcon,
  'course-reviewed': BookIcon,
  'course-enrolled': BookIcon,
  'quiz-attempt': BookIcon,
  'vr-session-soon': GlobeIcon,
  'volunteer-hours': HandshakeIcon,
  'application-received': BriefcaseIcon,
  'application-status': BriefcaseIcon,
  'posting-reviewed': BriefcaseIcon,
  'job-match': BriefcaseIcon,
  assignment: BookIcon,
  grade: BookIcon,
};

const iconOf = new Map<string, ComponentType<IconProps>>(Object.entries(icons));

/** The sign of what a notification is about. */
export function NotificationIcon({ kind }: { kind: string }) {
  return <span className={styles.sign}>{createElement(iconOf.get(kind) ?? BellIcon, { size: 18 })}</span>;
}
