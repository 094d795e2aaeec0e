import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInside } from '#testing/render-app';
import { commonHandlers, stubApi } from '#testing/stub-api';
import { PictureChoice } from './PictureChoice';

type Send = Parameters<typeof PictureChoice>[0]['send'];

const drawImage = jest.fn();

beforeEach(() => {
  drawImage.mockReset();
  globalThis.createImageBitmap = jest
    .fn<Promise<ImageBitmap>, []>()
    .mockResolvedValue({ width: 800, height: 400, close: () => undefined });
  const drawing = { drawImage, fillRect: () => undefined };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((take) => take(new Blob(['pixels'], { type: 'image/webp' })));
});

function choose({ isSet = false } = {}) {
  stubApi(commonHandlers());
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>();
  const view = renderInside(
    <PictureChoice size={{ width: 320, height: 320 }} isSet={isSet} isBusy={false} send={send}>
      <span>الصورة</span>
    </PictureChoice>,
  );
  const upload = () =>
    view.user.upload(screen.getByLabelText('اختر صورة'), new File(['photo'], 'me.jpg', { type: 'image/jpeg' }));
  return { ...view, send, upload };
}

/** Which part of the picture was drawn last: x, y, width, height. */
const part = () => drawImage.mock.calls.at(-1)?.slice(1, 5);

describe('choosing a picture', () => {
  it('shows what will be seen, moves it by keys, brings it nearer and sends that alone [PRF-5] [CRS-13] [A11Y-1]', async () => {
    const { user, send, upload } = choose();
    await upload();
    const frame = await screen.findByRole('img', { name: /ما يظهر من الصورة/ });
    await waitFor(() => expect(part()).toEqual([200, 0, 400, 400]));
    fireEvent.keyDown(frame, { key: 'ArrowLeft' });
    await waitFor(() => expect(part()).toEqual([expect.closeTo(215), 0, 400, 400]));
    fireEvent.change(screen.getByRole('slider', { name: 'التقريب' }), { target: { value: '2' } });
    await waitFor(() => expect(part()?.slice(2)).toEqual([200, 200]));
    await user.click(screen.getByRole('button', { name: 'اعتماد الصورة' }));
    const [picture, then] = send.mock.calls[0]!;
    expect(picture).toMatchObject({ name: 'picture.webp', type: 'image/webp' });
    act(() => then.onSuccess());
    expect(await screen.findByText('حُفظت الصورة')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says that a picture cannot be read, and sends nothing [PRF-5]', async () => {
    globalThis.createImageBitmap = jest.fn<Promise<ImageBitmap>, []>().mockRejectedValue(new Error('HEIC'));
    const { send, upload } = choose();
    await upload();
    expect(await screen.findByText(/تعذّرت قراءة هذه الصورة/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'اعتماد الصورة' })).toBeDisabled();
    expect(send).not.toHaveBeenCalled();
  });

  it('removes the present one [PRF-5] [CRS-13]', async () => {
    const { user, send } = choose({ isSet: true });
    await user.click(screen.getByRole('button', { name: 'حذف الصورة' }));
    expect(send.mock.calls[0]?.[0]).toBeNull();
  });
});
