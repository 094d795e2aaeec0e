/** Settings that the build takes from the environment; all optional. */
const environment: Record<string, string | undefined> = import.meta.env ?? {};

const secureAddress = (value: string | undefined): string | null => (value?.startsWith('https://') ? value : null);

/** Accounts of the organisation elsewhere; those that are not set are left out of the footer (NAV-5). */
export const socialLinks = [
  { name: 'Facebook', href: secureAddress(environment['VITE_FACEBOOK_URL']) },
  { name: 'Instagram', href: secureAddress(environment['VITE_INSTAGRAM_URL']) },
  { name: 'LinkedIn', href: secureAddress(environment['VITE_LINKEDIN_URL']) },
  { name: 'YouTube', href: secureAddress(environment['VITE_YOUTUBE_URL']) },
  { name: 'Telegram', href: secureAddress(environment['VITE_TELEGRAM_URL']) },
].filter((link): link is { name: string; href: string } => link.href !== null);
