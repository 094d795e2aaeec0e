import { type Role, roleHome } from '@masar/domain';
import type { Page } from '@playwright/test';
import { mailTo } from '../../backend/testing/outbox.ts';
import { LoginPage } from '../pages/login-page.ts';

const forbidTyping = (page: Page) => {
  page.goto = (address) => Promise.reject(new Error(`${address} was typed instead of clicked.`));
};

/** Comes to the first page; from here on a person only clicks, and an address that is typed fails the journey. */
export async function arriveOnFoot(page: Page): Promise<void> {
  await page.goto('/');
  // The first move starts a page that came as HTML.
  await page.mouse.move(20, 20);
  forbidTyping(page);
}

/** From the first page into the account of a role, by the button in the bar. */
export async function enterOnFoot(page: Page, role: Role, destination: string = roleHome[role]): Promise<void> {
  await arriveOnFoot(page);
  const bar = page.getByRole('banner');
  await bar
    .getByRole('link', { name: 'ابدأ' })
    .or(bar.getByRole('link', { name: 'تسجيل الدخول' }))
    .first()
    .click();
  const login = new LoginPage(page);
  await login.isShown();
  await login.enterAs(role, destination);
}

/** Touches the link to `path` in the mail to an address: it opens in a further tab of the same browser. */
export async function openMailedLink(page: Page, email: string, path: string): Promise<Page> {
  const link = new RegExp(`${path}\\?token=[\\w-]{20,}`);
  const address = link.exec(await mailTo(process.env['DATA_DIR'] ?? '', email, link))![0];
  const tab = await page.context().newPage();
  await tab.goto(address);
  forbidTyping(tab);
  return tab;
}
