import type { FirstDayStep } from './first-day.queries';

/** Where each step is done: a screen of the console, or an address of the portal. */
export const stepLinks: Readonly<Record<FirstDayStep, { to: string } | { href: string }>> = {
  organization: { to: '/settings' },
  logo: { to: '/settings' },
  mailbox: { to: '/settings' },
  'second-factor': { href: '/profile?tab=safety' },
  texts: { to: '/site-texts' },
  categories: { to: '/categories' },
  forums: { to: '/forums' },
  course: { to: '/courses/create' },
  discussion: { href: '/community' },
  certificate: { href: '/courses' },
  backup: { to: '/backups' },
};
