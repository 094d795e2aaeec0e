/** A paragraph, a list, or a list of names with their explanations. */
export type LegalBlock = string | readonly string[] | { terms: readonly { name: string; text: string }[] };

export interface LegalSection {
  title: string;
  blocks: readonly LegalBlock[];
}

/** One legal page in one language; both languages have the sections `Id`, which are also their anchors (PUB-4). */
export interface LegalText<Id extends string> {
  title: string;
  /** What the page says, in one or two plain sentences; also for search engines. */
  summary: string;
  sections: Record<Id, LegalSection>;
}

export type PrivacySection =
  | 'who'
  | 'collected'
  | 'purposes'
  | 'public'
  | 'sharing'
  | 'demo'
  | 'storage'
  | 'retention'
  | 'rights'
  | 'age'
  | 'security'
  | 'changes';

export type TermsSection =
  | 'agreement'
  | 'account'
  | 'learning'
  | 'certificates'
  | 'conduct'
  | 'content'
  | 'services'
  | 'payments'
  | 'subscriptions'
  | 'demo'
  | 'availability'
  | 'ending'
  | 'law';

export type CookieSection = 'short' | 'cookie' | 'browser' | 'offline' | 'absent' | 'control';
