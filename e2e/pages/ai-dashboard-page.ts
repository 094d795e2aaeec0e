import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** The AI dashboard with its tabs, in either language. */
export class AiDashboardPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/ai-dashboard');
    await expect(this.page.getByRole('tab')).toHaveCount(5);
  }

  /** Opens a tab by its name; its heading says what it shows. */
  async show(tab: string, heading: string): Promise<Locator> {
    await this.page.getByRole('tab', { name: tab, exact: true }).click();
    const section = this.page.getByRole('region', { name: heading });
    await expect(section).toBeVisible();
    return section;
  }

  /** Opens the first card and answers what the portal told of it; then comes back. */
  async openFirst(section: Locator): Promise<unknown> {
    const link = section.getByRole('listitem').first().getByRole('link').first();
    const told = this.told();
    const address = this.page.url();
    await link.click();
    await expect(this.page).not.toHaveURL(address);
    const event = await told;
    await this.page.goBack();
    return event;
  }

  /** The next event that goes over the line. */
  async told(): Promise<unknown> {
    const isTracking = (request: Request) => request.url().endsWith('/api/analytics/track');
    return (await this.page.waitForRequest(isTracking)).postDataJSON();
  }
}
