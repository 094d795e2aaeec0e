import { expect, test } from '../environment/test.ts';

/** A picture of 800 by 400 pixels, drawn by the browser. */
const aPicture = (): Promise<number[]> =>
  new Promise((resolve) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [800, 400];
    const drawing = canvas.getContext('2d')!;
    drawing.fillStyle = '#0a7';
    drawing.fillRect(0, 0, 800, 400);
    canvas.toBlob((blob) => void blob?.arrayBuffer().then((bytes) => resolve([...new Uint8Array(bytes)])), 'image/png');
  });

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a photo is cropped, stands in the account and can be removed [PRF-5]', async ({ page, signInAs }) => {
    await signInAs('student');
    await page.goto('/profile');
    const section = page.getByRole('region', { name: 'الصورة', exact: true });
    await expect(section).toBeVisible();
    const buffer = Buffer.from(await page.evaluate(aPicture));
    await section.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    const dialog = page.getByRole('dialog', { name: 'ما الذي يظهر من الصورة؟' });
    await dialog.getByRole('slider').press('ArrowRight');
    await dialog.getByRole('button', { name: 'اعتماد الصورة' }).click();
    await expect(page.getByText('حُفظت الصورة')).toBeVisible();
    const address = (await section.locator('img').getAttribute('src'))!;
    const photo = await page.request.get(address);
    expect(photo.headers()['content-type']).toBe('image/webp');
    expect((await photo.body()).length).toBeLessThanOrEqual(60_000);
    await section.getByRole('button', { name: 'حذف الصورة' }).click();
    await expect(page.getByText('حُذفت الصورة')).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);
  });
});
