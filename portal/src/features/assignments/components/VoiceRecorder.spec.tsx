import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VoiceRecorder } from './VoiceRecorder';

/** A browser that records: one piece of sound, handed over when it stops. */
class RecorderOfSilence extends EventTarget {
  static isTypeSupported = (type: string) => type.includes('webm');
  state = 'inactive';
  ondataavailable?: (event: { data: Blob }) => void;
  onstop?: () => void;
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['sound']) });
    this.onstop?.();
  }
}

const track = { stop: jest.fn() };

function withMicrophone(getUserMedia: () => Promise<unknown>) {
  Object.assign(globalThis, { MediaRecorder: RecorderOfSilence });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
}

const speaking = () => Promise.resolve({ getTracks: () => [track] });

describe('recording a voice note', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'MediaRecorder'));

  it('sends what was said when it is stopped, and lets the microphone go [ASG-1]', async () => {
    withMicrophone(speaking);
    const sent: File[] = [];
    render(<VoiceRecorder onRecorded={(note) => Promise.resolve(sent.push(note))} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'تسجيل رسالة صوتية' }));
    expect(await screen.findByText('جارٍ تسجيل صوتك…')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'إيقاف التسجيل' }));
    await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['voice.webm']));
    expect(track.stop).toHaveBeenCalled();
  });

  it('sends nothing that was discarded [ASG-1]', async () => {
    withMicrophone(speaking);
    const sent: File[] = [];
    render(<VoiceRecorder onRecorded={(note) => Promise.resolve(sent.push(note))} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'تسجيل رسالة صوتية' }));
    await user.click(await screen.findByRole('button', { name: 'إلغاء التسجيل' }));
    expect(await screen.findByRole('button', { name: 'تسجيل رسالة صوتية' })).toBeEnabled();
    expect(sent).toEqual([]);
  });

  it('keeps a note that did not arrive, and sends it again [ASG-1]', async () => {
    withMicrophone(speaking);
    let times = 0;
    render(
      <VoiceRecorder onRecorded={() => ((times += 1) > 1 ? Promise.resolve() : Promise.reject(new Error('cut')))} />,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'تسجيل رسالة صوتية' }));
    await user.click(await screen.findByRole('button', { name: 'إيقاف التسجيل' }));
    await user.click(await screen.findByRole('button', { name: 'إعادة إرسالها' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'إعادة إرسالها' })).not.toBeInTheDocument());
    expect(times).toBe(2);
  });

  it('says why it cannot: not allowed, no microphone, no recorder [ASG-1]', async () => {
    const user = userEvent.setup();
    const failing = (name: string) => () => Promise.reject(new DOMException('no', name));
    render(<VoiceRecorder onRecorded={() => Promise.resolve()} />);
    const press = () => user.click(screen.getByRole('button', { name: 'تسجيل رسالة صوتية' }));
    await press();
    expect(await screen.findByText('لا يستطيع هذا المتصفح تسجيل الصوت.')).toBeInTheDocument();
    withMicrophone(failing('NotAllowedError'));
    await press();
    expect(await screen.findByText(/لم يُسمح باستخدام الميكروفون/)).toBeInTheDocument();
    withMicrophone(failing('NotFoundError'));
    await press();
    expect(await screen.findByText('لم نجد ميكروفوناً في هذا الجهاز.')).toBeInTheDocument();
  });
});
