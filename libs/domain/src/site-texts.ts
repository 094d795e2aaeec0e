import { type CategoryId, categoryIds } from './catalogue.ts';

/**
 * What an organisation writes about itself on public pages. `line` is one line, `text` a paragraph, `blocks` several
 * parted by empty lines, `document` a long one with headings and lists; `figure` is a whole number, with `+` where it means more than that, `percent` one up to 100.
 */
export type SiteTextKind = 'line' | 'text' | 'blocks' | 'document' | 'figure' | 'percent' | 'mailbox';

const track = {
  promise: 'line',
  description: 'text',
  skills: 'blocks',
  courses: 'figure',
  students: 'figure',
  placement: 'percent',
} as const;

const tracks = Object.fromEntries(categoryIds.map((id) => [id, track])) as Record<CategoryId, typeof track>;

/** Every text of public pages that the console edits, by page and name (READ-1); `shell` stands around all pages. */
export const siteTexts = {
  shell: { mission: 'text', rights: 'line', start: 'line' },
  landing: {
    headline: 'line',
    headlineEnd: 'line',
    intro: 'text',
    learners: 'figure',
    courses: 'figure',
    certificates: 'figure',
    features: 'figure',
    communityTitle: 'line',
    communityIntro: 'text',
    question: 'line',
    questionBy: 'line',
    answer: 'text',
    answerBy: 'line',
    certificateHolder: 'line',
    certificateCourse: 'line',
  },
  about: {
    headline: 'line',
    intro: 'text',
    students: 'figure',
    courses: 'figure',
    instructors: 'figure',
    certificates: 'figure',
    mission: 'text',
    vision: 'text',
    question: 'line',
    story: 'blocks',
    timeline: 'blocks',
    values: 'blocks',
    closing: 'line',
    closingText: 'text',
  },
  contact: { mailbox: 'mailbox', answerTime: 'line', hours: 'blocks', place: 'text' },
  legal: {
    privacy: 'document',
    terms: 'document',
    cookies: 'document',
    privacyMailbox: 'mailbox',
    termsMailbox: 'mailbox',
  },
  community: { members: 'figure', repliesToday: 'figure' },
  ...tracks,
} as const satisfies Record<string, Record<string, SiteTextKind>>;

export type SitePage = keyof typeof siteTexts;
export const sitePages = Object.keys(siteTexts) as SitePage[];

/** The names of a page's texts, e.g. `SiteTextName<'about'>`. */
export type SiteTextName<Page extends SitePage> = keyof (typeof siteTexts)[Page] & string;
/** Page and name of a text, `about.mission`. */
export type SiteTextKey = { [Page in SitePage]: `${Page}.${SiteTextName<Page>}` }[SitePage];

export const siteTextKeys = sitePages.flatMap((page) =>
  Object.keys(siteTexts[page]).map((name) => `${page}.${name}`),
) as SiteTextKey[];

export const isSitePage = (word: string): word is SitePage => Object.hasOwn(siteTexts, word);
export const isSiteTextKey = (word: string): word is SiteTextKey => siteTextKeys.includes(word as SiteTextKey);

export const pageOfSiteText = (key: SiteTextKey): SitePage => key.slice(0, key.indexOf('.')) as SitePage;
export const nameOfSiteText = (key: SiteTextKey): string => key.slice(key.indexOf('.') + 1);

export function kindOfSiteText(key: SiteTextKey): SiteTextKind {
  const texts: Record<string, SiteTextKind> = siteTexts[pageOfSiteText(key)];
  return texts[nameOfSiteText(key)]!;
}

/** Figures and addresses read the same in both languages. */
export const isSameInBothLanguages = (kind: SiteTextKind): boolean => ['figure', 'percent', 'mailbox'].includes(kind);

/** Most letters of a text of this kind. */
export const siteTextLimits: Readonly<Record<SiteTextKind, number>> = {
  line: 160,
  text: 1000,
  blocks: 6000,
  document: 40_000,
  figure: 10,
  percent: 3,
  mailbox: 254,
};

export interface SiteFigure {
  value: number;
  /** Said as `5,000+`. */
  isAtLeast: boolean;
}

/** Reads `5000` or `5000+`; undefined for anything else. */
export function siteFigureOf(text: string): SiteFigure | undefined {
  const [, digits, more] = /^(\d{1,9})(\+?)$/.exec(text) ?? [];
  return digits === undefined ? undefined : { value: Number(digits), isAtLeast: more === '+' };
}

const mailbox = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** Whether a text has the form of its kind; an empty one always has, it takes the place of nothing. */
export function fitsSiteText(kind: SiteTextKind, text: string): boolean {
  if (text === '') return true;
  if (text.length > siteTextLimits[kind]) return false;
  if (kind === 'figure') return siteFigureOf(text) !== undefined;
  if (kind === 'percent') return /^\d{1,3}$/.test(text) && Number(text) <= 100;
  if (kind === 'mailbox') return mailbox.test(text);
  return kind !== 'line' || !text.includes('\n');
}
