import type { ComponentType } from 'react';
import abuseReports from '../../abuse-reports';
import assignments from '../../assignments';
import attemptRequests from '../../attempt-requests';
import auditLog from '../../audit-log';
import backups from '../../backups';
import bankQuestions from '../../bank-questions';
import categories from '../../categories';
import certificates from '../../certificates';
import contactMessages from '../../contact-messages';
import coursePlaces from '../../course-places';
import courses from '../../courses';
import discussions from '../../discussions';
import enrollments from '../../enrollments';
import failedTasks from '../../failed-tasks';
import forums from '../../forums';
import gradeChanges from '../../grade-changes';
import learningSigns from '../../learning-signs';
import newsletter from '../../newsletter';
import organizationTokens from '../../organization-tokens';
import papers from '../../papers';
import peerReviews from '../../peer-reviews';
import pendingPostings from '../../pending-postings';
import pendingPosts from '../../pending-posts';
import { applications, jobs, opportunities, services } from '../../postings';
import questionBanks from '../../question-banks';
import replies from '../../replies';
import reports from '../../reports';
import roleRequests from '../../role-requests';
import searchAliases from '../../search-aliases';
import settings from '../../settings';
import siteTexts from '../../site-texts';
import submissions from '../../submissions';
import translations from '../../translations';
import users from '../../users';
import vrSessions from '../../vr-sessions';
import vrWorkshops from '../../vr-workshops';
import webhooks from '../../webhooks';
import type { layoutMessages } from './layout.messages';

type Text = { [K in keyof (typeof layoutMessages)['ar']]: (typeof layoutMessages)['ar'][K] extends string ? K : never };
type MenuWord = Text[keyof Text];

export interface MenuItem {
  resource: string;
  label: MenuWord;
  icon: ComponentType;
  /** What waits for a decision is counted beside the name. */
  waits?: Record<string, string>;
  /** The date from which it waits, where it is not called `createdAt`. */
  since?: string;
}

export interface MenuGroup {
  label: MenuWord;
  items: readonly MenuItem[];
}

/** The menu: what waits for somebody first, then what stands. */
export const menuGroups: readonly MenuGroup[] = [
  {
    label: 'queues',
    items: [
      { resource: 'abuse-reports', label: 'abuseReports', icon: abuseReports.icon, waits: { status: 'open' } },
      { resource: 'pending-posts', label: 'pendingPosts', icon: pendingPosts.icon, waits: {} },
      { resource: 'pending-postings', label: 'pendingPostings', icon: pendingPostings.icon, waits: {} },
      { resource: 'role-requests', label: 'roleRequests', icon: roleRequests.icon, waits: { status: 'pending' } },
      { resource: 'contact-messages', label: 'contactMessages', icon: contactMessages.icon, waits: { status: 'new' } },
      {
        resource: 'failed-tasks',
        label: 'failedTasks',
        icon: failedTasks.icon,
        waits: { status: 'failed' },
        since: 'failedAt',
      },
    ],
  },
  {
    label: 'learning',
    items: [
      { resource: 'users', label: 'users', icon: users.icon },
      { resource: 'courses', label: 'courses', icon: courses.icon },
      { resource: 'enrollments', label: 'enrollments', icon: enrollments.icon },
      { resource: 'course-places', label: 'coursePlaces', icon: coursePlaces.icon, waits: { state: 'asked' } },
      {
        resource: 'certificates',
        label: 'certificates',
        icon: certificates.icon,
        waits: { status: 'pending' },
        since: 'issuedAt',
      },
      { resource: 'categories', label: 'categories', icon: categories.icon },
    ],
  },
  {
    label: 'assessing',
    items: [
      { resource: 'question-banks', label: 'questionBanks', icon: questionBanks.icon },
      { resource: 'bank-questions', label: 'bankQuestions', icon: bankQuestions.icon },
      { resource: 'assignments', label: 'assignments', icon: assignments.icon },
      { resource: 'submissions', label: 'submissions', icon: submissions.icon },
      { resource: 'peer-reviews', label: 'peerReviews', icon: peerReviews.icon },
      { resource: 'papers', label: 'papers', icon: papers.icon },
      { resource: 'grade-changes', label: 'gradeChanges', icon: gradeChanges.icon },
      { resource: 'attempt-requests', label: 'attemptRequests', icon: attemptRequests.icon },
      { resource: 'learning-signs', label: 'learningSigns', icon: learningSigns.icon },
    ],
  },
  {
    label: 'community',
    items: [
      { resource: 'forums', label: 'forums', icon: forums.icon },
      { resource: 'discussions', label: 'discussions', icon: discussions.icon },
      { resource: 'replies', label: 'replies', icon: replies.icon },
    ],
  },
  {
    label: 'work',
    items: [
      { resource: 'opportunities', label: 'opportunities', icon: opportunities.icon },
      { resource: 'jobs', label: 'jobs', icon: jobs.icon },
      { resource: 'services', label: 'services', icon: services.icon },
      { resource: 'applications', label: 'applications', icon: applications.icon },
    ],
  },
  {
    label: 'virtual',
    items: [
      { resource: 'vr-workshops', label: 'vrWorkshops', icon: vrWorkshops.icon },
      { resource: 'vr-sessions', label: 'vrSessions', icon: vrSessions.icon },
    ],
  },
  {
    label: 'platform',
    items: [
      { resource: 'reports', label: 'reports', icon: reports.icon },
      { resource: 'newsletter-subscriptions', label: 'newsletter', icon: newsletter.icon },
      { resource: 'search-aliases', label: 'searchAliases', icon: searchAliases.icon },
      { resource: 'translations', label: 'translations', icon: translations.icon },
      { resource: 'webhooks', label: 'webhooks', icon: webhooks.icon },
      { resource: 'organization-tokens', label: 'organizationTokens', icon: organizationTokens.icon },
      { resource: 'audit-log', label: 'auditLog', icon: auditLog.icon },
      { resource: 'backups', label: 'backups', icon: backups.icon },
      { resource: 'site-texts', label: 'siteTexts', icon: siteTexts.icon },
      { resource: 'settings', label: 'settings', icon: settings.icon },
    ],
  },
];
