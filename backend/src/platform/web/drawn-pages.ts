import { freshMarks, type PageMarks, PageTemplate } from './page-template.js';

/** A page changes at most this late for visitors; who is signed in always gets fresh data. */
const KEPT_MS = 60_000;
const KEPT_PAGES = 200;

interface Kept {
  until: number;
  page: Promise<PageTemplate | undefined>;
}

/** Pages drawn on request, kept for a minute, so that a course that many look at is drawn once. */
export class DrawnPages {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly publicUrl: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** The page under this key; simultaneous askers wait for one drawing, and what failed or is not there is not kept. */
  get(
    key: string,
    draw: (marks: PageMarks) => Promise<string | undefined>,
    mayKeep = true,
  ): Promise<PageTemplate | undefined> {
    const found = this.kept.get(key);
    if (found && found.until > this.now()) return found.page;
    const marks = freshMarks();
    const page = draw(marks).then((html) =>
      html === undefined ? undefined : new PageTemplate(html, this.publicUrl, marks),
    );
    if (!mayKeep) return page;
    this.kept.delete(key);
    this.kept.set(key, { until: this.now() + KEPT_MS, page });
    const drop = () => this.kept.delete(key);
    page.then((drawn) => drawn ?? drop(), drop);
    this.dropOldest();
    return page;
  }

  private dropOldest(): void {
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT_PAGES && oldest !== undefined) this.kept.delete(oldest);
  }
}
