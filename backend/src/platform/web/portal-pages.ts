import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, isLanguage, type Language } from '@masar/i18n';
import { Logger } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import type { AppConfig } from '#platform/config/app-config';
import { networkOf } from '#platform/rate-limits/network';
import { DrawingShares } from './drawing-shares.js';
import { DrawnPages } from './drawn-pages.js';
import { knownAddresses } from './known-addresses.js';
import { type PageMarks, PageTemplate } from './page-template.js';
import { loadPortalRenderer, type PortalRenderer } from './portal-renderer.js';
import { isPageRequest } from './static-files.js';
import { readWrittenPages } from './written-pages.js';

/** The page that draws itself in the browser, for screens behind the sign-in and for the service worker. */
const shellPath = '/app-shell';
const languageCookie = 'masarLanguage';
const ONE_YEAR_MS = 31_536_000_000;

/**
 * Answers navigations of the portal: drawn on request with what this installation says, written at build time where that
 * fails, or drawn by the browser (PUB-7, READ-1).
 */
export class PortalPages {
  private readonly logger = new Logger(PortalPages.name);
  private readonly shell: PageTemplate;
  private readonly written = new Map<string, PageTemplate>();
  private readonly isKnown: (path: string) => boolean;
  private readonly drawn: DrawnPages;
  private readonly shares = new DrawingShares();
  private renderer: Promise<PortalRenderer | undefined> | undefined;

  constructor(
    private readonly config: AppConfig,
    private readonly folder: string,
  ) {
    const { publicUrl } = config.http;
    this.shell = new PageTemplate(readFileSync(join(folder, 'dist/index.html'), 'utf8'), publicUrl);
    this.drawn = new DrawnPages(publicUrl);
    const { pages, notFound, patterns } = readWrittenPages(folder);
    for (const [path, documents] of Object.entries({ ...pages, [notFoundKey]: notFound })) {
      for (const [language, html] of Object.entries(documents)) {
        this.written.set(`${language} ${path}`, new PageTemplate(html, publicUrl));
      }
    }
    // Without the build's list (a portal built by `vite build` alone) the portal itself says what it does not know.
    this.isKnown = patterns.length > 0 ? knownAddresses([...patterns, shellPath]) : () => true;
  }

  readonly answer: RequestHandler = async (request, response, next) => {
    if (!isPageRequest(request)) {
      next();
      return;
    }
    // The language comes from a cookie, and who is signed in gets a page that asks for their own data.
    response.vary('Cookie');
    const path = request.path.length > 1 ? request.path.replace(/\/$/, '') : request.path;
    const language = languageOf(request);
    this.keepAskedLanguage(request, response);
    const written = this.written.get(`${language} ${path}`);
    if (written || this.isKnown(path)) await this.draw(request, response, { path, language, written });
    else (this.written.get(`${language} ${notFoundKey}`) ?? this.shell).send(response, 404);
  };

  /** Who asked for a language gets the next page in it too, also without scripts. */
  private keepAskedLanguage(request: Request, response: Response): void {
    const asked = request.query['lang'];
    if (!isLanguage(asked) || cookieOf(request, languageCookie) === asked) return;
    const { secure } = this.config.session;
    response.cookie(languageCookie, asked, { path: '/', maxAge: ONE_YEAR_MS, sameSite: 'lax', secure });
  }

  private async draw(request: Request, response: Response, { path, language, written }: AskedPage): Promise<void> {
    const renderer = await this.rendererFor(request);
    const { tab } = request.query;
    const address = renderer?.addressOf(path, typeof tab === 'string' ? tab : null);
    const otherwise = written ?? this.shell;
    // A written page is the same for everybody; others show the signed-in their own data.
    const isPersonal = !written && cookieOf(request, this.config.session.cookieName) !== undefined;
    if (!renderer || address === undefined || isPersonal) {
      otherwise.send(response);
      return;
    }
    const draw = async (marks: PageMarks) => {
      const network = networkOf(request.ip);
      await this.shares.take(network);
      const html = await renderer.render(address, language, marks);
      if (html === undefined) await this.shares.giveBack(network);
      return html;
    };
    const page = await this.drawn
      .get(`${language} ${address}`, draw, renderer.mayKeep(address))
      // Without the database the browser's own page says so, and tries again; so it goes to who had their share.
      .catch(() => otherwise);
    (page ?? otherwise).send(response, page ? 200 : 404);
  }

  /** The renderer asks this very server, at the address where it was first asked itself. */
  private rendererFor({ socket }: Request): Promise<PortalRenderer | undefined> {
    const host = socket.localFamily === 'IPv6' ? `[${socket.localAddress}]` : socket.localAddress;
    const origin = `http://${host}:${socket.localPort}`;
    this.renderer ??= loadPortalRenderer(this.folder, (call) => {
      const { pathname, search } = new URL(call.url);
      return fetch(origin + pathname + search, { signal: AbortSignal.timeout(5000) });
    }).catch((error: unknown) => {
      this.logger.error({ err: error }, 'the portal’s renderer does not load; browsers draw its pages themselves');
      return undefined;
    });
    return this.renderer;
  }
}

const notFoundKey = '*';

interface AskedPage {
  path: string;
  language: Language;
  /** As the build wrote it, without what the organisation says of itself. */
  written: PageTemplate | undefined;
}

/** `?lang=` wins over the reader's kept choice, Arabic over nothing (PUB-7). */
function languageOf(request: Request): Language {
  const asked = request.query['lang'];
  if (isLanguage(asked)) return asked;
  const kept = cookieOf(request, languageCookie);
  return isLanguage(kept) ? kept : defaultLanguage;
}

function cookieOf({ headers }: Request, name: string): string | undefined {
  const found = (headers.cookie ?? '').split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
