import type { BrowserContext, Page } from '@playwright/test';
import { codeOf } from '../../backend/src/modules/auth/second-factor/testing/authenticator-code.ts';
import { anotherBrowser } from '../environment/another-browser.ts';
import { openInstalled, readsOfLesson, untilKept } from '../environment/kept-offline.ts';
import { leftOnDevice } from '../environment/left-on-device.ts';
import { newLearner } from '../environment/new-learner.ts';
import { type Newcomer, newcomer } from '../environment/newcomer.ts';
import { setUpSecondFactor } from '../environment/second-factor.ts';
import { expect, test } from '../environment/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { SignUpPage } from '../pages/sign-up-page.ts';

/** What drafts and lists hold, besides what reading leaves by itself. */
const typed = 'كلمات لم تُرسل';

/** Somebody learns on a phone, leaves drafts and lists on it, and their session ends without a goodbye. */
async function aFormerPerson(page: Page, address: string): Promise<string[]> {
  const { course, lessons, identity, request } = await newLearner(page.context(), address);
  const lesson = lessons.find(({ state }) => state === 'open')!;
  await openInstalled(page, `/courses/${course.id}/lessons/${lesson.id}`);
  await untilKept(page, ...readsOfLesson(course.id, lesson.id));
  const { id } = (await (await request.get('/api/auth/user')).json()) as { id: string };
  await page.evaluate(
    ([person, words]) => {
      for (const key of [
        `masarDraft:${person}:reply`,
        `masarWork:${person}:a`,
        'masarPaper:p',
        'RaStoremasarConsole.users',
      ])
        localStorage.setItem(key, JSON.stringify(words));
      // Else the demo would open the session of a role anew.
      localStorage.setItem('masarSignInMethod', 'password');
      return caches.open('masar-saved-1').then((saved) => saved.put('/offline/courses/c', Response.json(words)));
    },
    [id, typed] as const,
  );
  await page.context().clearCookies();
  return [id, identity.mockUserEmail, typed, `/api/lessons/${lesson.id}`];
}

async function enterPassword(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.goto('/login/email');
  await page.getByRole('main').getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('main').getByLabel('كلمة المرور').fill(password);
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
}

interface Entrance {
  page: Page;
  context: BrowserContext;
  next: Newcomer;
}

/** Every way in; each ends where somebody else than the former person is signed in. */
const ways: Record<string, (entrance: Entrance) => Promise<unknown>> = {
  'a password': ({ page, next }) => enterPassword(page, next),
  'a second step': async ({ page, next }) => {
    const secret = await setUpSecondFactor(next);
    await enterPassword(page, next);
    await page.getByLabel('رمز تطبيق الرموز').fill(codeOf(secret, 1));
    await page.getByRole('button', { name: 'متابعة' }).click();
  },
  'a passkey': async ({ page, next }) => {
    const own = await anotherBrowser(page.context().browser()!, new URL(page.url()).origin, next);
    expect((await own.request.post('/api/auth/confirm', { data: { password: next.password } })).ok()).toBe(true);
    await own.goto('/profile?tab=safety');
    const device = await virtualDevice(own);
    await own.getByRole('button', { name: 'مفتاح جديد…' }).click();
    await own.getByRole('dialog').getByLabel('الاسم').fill('هاتفي');
    await own.getByRole('button', { name: 'حفظ' }).click();
    await own.getByRole('button', { name: 'حفظتها' }).click();
    const here = await virtualDevice(page);
    for (const credential of (await device.send('WebAuthn.getCredentials', device.of)).credentials)
      await here.send('WebAuthn.addCredential', { ...here.of, credential });
    await own.context().close();
    await page.goto('/login/email');
    await page.getByRole('button', { name: 'الدخول بمفتاح المرور' }).click();
  },
  'a mailed link': async ({ page }) => {
    // As a phone is held: a wide header has a link of the same name.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/login');
    const signUp = new SignUpPage(page);
    await signUp.confirm(await signUp.register('زينب', 'كاظم'));
  },
  'a role of the demo': async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.enterAs('volunteer');
  },
  // The provider’s answer is a redirect with a cookie, which no call of the page sees.
  'a redirect of single sign-on': async ({ page, context, next }) => {
    await context.addCookies(next.cookies);
    await page.goto('/home');
  },
};

async function virtualDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const of = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return Object.assign(session, { of });
}

test.describe('on a shared phone nothing of a former person is left', () => {
  for (const [way, enter] of Object.entries(ways)) {
    test(`once somebody else came in by ${way} [PERF-5]`, async ({ page, context, baseURL }) => {
      const traces = await aFormerPerson(page, baseURL!);
      expect(await leftOnDevice(page, traces)).not.toEqual([]);
      await enter({ page, context, next: await newcomer(baseURL!) });
      await expect.poll(() => leftOnDevice(page, traces)).toEqual([]);
    });
  }

  test('of what they read, once a 401 says that their session is over [PERF-5]', async ({ page, baseURL }) => {
    const traces = await aFormerPerson(page, baseURL!);
    await page.goto('/home');
    const read = async () =>
      (await leftOnDevice(page, traces)).filter((place) => !place.startsWith('localStorage masar'));
    // Unsent work stays sealed to its owner, who signs in again; what they read and who they are does not.
    await expect.poll(read).toEqual(['localStorage RaStoremasarConsole.users']);
  });
});
