import { fileRefusal, smallerPicture } from '@masar/ui';

const file = (name: string, content = 'content') => new File([content], name);

describe('a file that was chosen', () => {
  it('is refused before it is sent, with the way to one that is taken, in both languages [ASG-1]', () => {
    expect(fileRefusal(file('a.rar'), 'files', 'ar')).toMatch(/zip/);
    expect(fileRefusal(file('clip.mov'), 'files', 'en')).toMatch(/MP4.*Taken are/);
    expect(fileRefusal(file('IMG.HEIC'), 'pictures', 'en')).toMatch(/Most Compatible/);
    expect(fileRefusal(file('notes.txt'), 'pictures', 'ar')).toMatch(/JPEG/);
    expect(fileRefusal(file('a.pdf', ''), 'files', 'ar')).toMatch(/فارغ/);
    expect(fileRefusal(file('index.html'), 'files', 'ar')).toBeUndefined();
    expect(fileRefusal(file('me.jfif'), 'pictures', 'ar')).toBeUndefined();
  });
});

describe('a picture that was chosen', () => {
  const close = jest.fn();
  const drawn = jest.fn<Promise<ImageBitmap>, []>();
  beforeEach(() => {
    globalThis.createImageBitmap = drawn.mockResolvedValue({ width: 6000, height: 4000, close } as ImageBitmap);
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      take,
      type,
    ) {
      take(new Blob([`${this.width}x${this.height}`], type ? { type } : {}));
    });
  });

  it('leaves small, and a photo of an iPhone that the browser reads as JPEG [ASG-1] [SEC-15]', async () => {
    const large = file('photo.jpg', 'x'.repeat(5000));
    const small = await smallerPicture(large, { side: 1600 });
    expect([small.name, await small.text()]).toEqual(['photo.jpg', '1600x1067']);
    expect((await smallerPicture(file('IMG.HEIC'), { side: 1600 })).name).toBe('IMG.jpg');
    expect((await smallerPicture(file('plan.png', 'x'.repeat(5000)), { side: 1600 })).name).toBe('plan.webp');
  });

  it('leaves as it is where the browser cannot read it, and where it is no picture [ASG-1]', async () => {
    drawn.mockRejectedValue(new Error('HEIC'));
    for (const name of ['IMG.HEIC', 'broken.jpg', 'work.pdf']) {
      const given = file(name);
      expect(await smallerPicture(given, { side: 1600 })).toBe(given);
    }
  });
});
