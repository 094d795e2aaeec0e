import { expect, type Locator, type Page } from '@playwright/test';

/** A workshop's room as one Arabic reader sees it. */
export class VrRoomPage {
  readonly page: Page;
  private readonly roomCode: string;

  constructor(page: Page, roomCode: string) {
    this.page = page;
    this.roomCode = roomCode;
  }

  private get panels(): Locator {
    return this.page.getByRole('complementary', { name: 'ما في الغرفة' });
  }

  get people(): Locator {
    return this.panels.getByRole('tabpanel').getByRole('listitem');
  }

  get board(): Locator {
    return this.page.getByRole('region', { name: 'اللوح' });
  }

  get lostLine(): Locator {
    return this.page.getByRole('alert').filter({ hasText: 'انقطع الاتصال' });
  }

  private get plan(): Locator {
    return this.panels.getByRole('application', { name: 'مخطط الغرفة من فوق' });
  }

  async enter(mode: 'flat' | 'scene'): Promise<void> {
    await this.page.goto(`/vr/${this.roomCode}`);
    await this.page.getByRole('radio', { name: mode === 'flat' ? /عرض بسيط/ : /ثلاثية الأبعاد/ }).check();
    await this.page.getByRole('button', { name: 'دخول', exact: true }).click();
    await expect(this.plan).toBeVisible();
    if (mode === 'scene') await expect(this.page.locator('canvas')).toBeVisible();
  }

  async showPeople(): Promise<void> {
    await this.panels.getByRole('tab', { name: /^المشاركون/ }).click();
  }

  /** Everybody with their seat and whether they are there, without who reads it. */
  async peopleText(): Promise<string[]> {
    return (await this.people.allInnerTexts()).map((text) => text.replace(' · أنت', '').replace(/\s+/g, ' ').trim());
  }

  /** One step on the plan; answers after how many ms each of the others saw it. */
  async moveWatchedBy(others: readonly VrRoomPage[]): Promise<number[]> {
    const self = await this.plan.locator('[data-self]').getAttribute('data-person');
    const seen = await Promise.all(
      others.map(({ page }) =>
        page.evaluateHandle((id) => {
          const watched: { at?: number } = {};
          const plan = document.querySelector(`[data-person="${id}"]`)!.closest('svg')!;
          const placeOf = () => plan.querySelector(`[data-person="${id}"]`)?.getAttribute('transform');
          const before = placeOf();
          new MutationObserver((_, observer) => {
            if (placeOf() === before) return;
            watched.at = Date.now();
            observer.disconnect();
          }).observe(plan, { attributes: true, subtree: true, childList: true });
          return watched;
        }, self),
      ),
    );
    await this.plan.focus();
    await this.page.evaluate(() => {
      const noteTime = () => Object.assign(window, { movedAt: Date.now() });
      window.addEventListener('keydown', noteTime, { once: true, capture: true });
    });
    await this.page.keyboard.press('ArrowDown');
    const movedAt = await this.page.evaluate(() => (window as unknown as { movedAt: number }).movedAt);
    return Promise.all(
      seen.map(async (watched) => {
        await expect.poll(() => watched.evaluate(({ at }) => at ?? 0)).toBeGreaterThan(0);
        return (await watched.evaluate(({ at }) => at ?? 0)) - movedAt;
      }),
    );
  }

  async say(words: string): Promise<void> {
    await this.panels.getByRole('tab', { name: /^الدردشة/ }).click();
    await this.panels.getByRole('textbox', { name: 'رسالتك' }).fill(words);
    await this.panels.getByRole('button', { name: 'إرسال' }).click();
  }

  /** The paragraph of a message, in the chat that is opened for it. */
  async message(words: string): Promise<Locator> {
    await this.panels.getByRole('tab', { name: /^الدردشة/ }).click();
    return this.panels.getByRole('log').getByText(words, { exact: true });
  }

  async nextSlide(): Promise<void> {
    await this.board.getByRole('button', { name: 'الشريحة التالية' }).click();
  }
}
