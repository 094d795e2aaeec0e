import { ApiError } from '@masar/contracts';
import { TextArea } from '@masar/ui';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInside } from '#testing/render-app';
import { CheckField } from './CheckField';
import { FormFailure } from './FormFailure';
import { RestoredDraft } from './RestoredDraft';
import { asMarked, useCheckedForm } from './useCheckedForm';

const kept = () => Object.keys(window.localStorage).filter((key) => key.startsWith('masarDraft'));
const refused = new ApiError(503, '', JSON.stringify({ detail: 'الخادم مشغول.' }));

interface FormProps {
  send: (values: object, key: string) => Promise<unknown>;
}

/** A field that the form holds itself, one that React holds, stars that it holds, and a box. */
function Form({ send }: FormProps) {
  const [held, setHeld] = useState('');
  const [stars, setStars] = useState(0);
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    draft: 'a form',
    rules: { reason: asMarked, held: asMarked, rating: asMarked, agreed: asMarked },
    send: (values, key) => send(values, key),
    isRepeated: true,
  });
  return (
    <form {...form}>
      <RestoredDraft {...draft} />
      <TextArea label="السبب" name="reason" required minLength={5} error={errorOf('reason')} />
      <TextArea label="شرح" name="held" value={held} onChange={(event) => setHeld(event.currentTarget.value)} />
      <p>{`بُني: ${held}`}</p>
      {[3, 4].map((star) => (
        <input
          key={star}
          type="radio"
          name="rating"
          aria-label={`${star} نجوم`}
          value={star}
          checked={star === stars}
          onChange={({ target }) => setStars(target.checked ? star : 0)}
        />
      ))}
      <CheckField label="أوافق" name="agreed" />
      <FormFailure {...failure} />
      <button type="submit" aria-busy={isBusy}>
        إرسال
      </button>
    </form>
  );
}

function openForm(send: FormProps['send'] = () => Promise.resolve()) {
  const { user, unmount } = renderInside(<Form send={send} />);
  const type = async () => {
    await user.type(screen.getByLabelText(/السبب/), 'سبب طويل');
    await user.type(screen.getByLabelText('شرح'), 'كلام');
    await user.click(screen.getByRole('radio', { name: /^4/ }));
    await user.click(screen.getByLabelText('أوافق'));
  };
  return { user, unmount, type, press: () => user.click(screen.getByRole('button', { name: 'إرسال' })) };
}

describe('what is typed into a form', () => {
  it('is there again after the page was left, and goes when it is discarded [COM-1] [REL-3]', async () => {
    const former = openForm();
    await former.type();
    former.unmount();
    const { user } = openForm();
    expect(screen.getByLabelText(/السبب/)).toHaveValue('سبب طويل');
    expect(screen.getByText('بُني: كلام')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^4/ })).toBeChecked();
    expect(screen.getByLabelText('أوافق')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'حذف المسودة' }));
    expect(screen.getByLabelText(/السبب/)).toHaveValue('');
    expect(screen.getByText('بُني:')).toBeVisible();
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    expect(screen.getByLabelText('أوافق')).not.toBeChecked();
    expect(kept()).toEqual([]);
  });

  it('gives way to what the server holds now, not to what it held when the form was opened [REL-3]', async () => {
    function Renewed() {
      const [bio, setBio] = useState('قديمة');
      const { form, draft } = useCheckedForm({ draft: 'bio', record: { bio }, send: () => undefined });
      return (
        <form {...form}>
          <TextArea label="نبذة" name="bio" defaultValue={bio} />
          <button type="button" onClick={() => setBio('حديثة')}>
            وصل
          </button>
          <button type="button" onClick={draft.discard}>
            ترك
          </button>
        </form>
      );
    }
    const { user } = renderInside(<Renewed />);
    await user.type(screen.getByLabelText('نبذة'), ' وأطول');
    await user.click(screen.getByRole('button', { name: 'وصل' }));
    await user.click(screen.getByRole('button', { name: 'ترك' }));
    expect(screen.getByLabelText('نبذة')).toHaveValue('حديثة');
    expect(kept()).toEqual([]);
  });

  it('stays after a refusal, which is told, and is sent again with the same key [REL-3] [API-3]', async () => {
    const keys: string[] = [];
    const send = jest.fn((_values: object, key: string) => {
      keys.push(key);
      return keys.length === 1 ? Promise.reject(refused) : Promise.resolve();
    });
    const { type, press } = openForm(send);
    await type();
    await press();
    expect(await screen.findByText('الخادم مشغول.')).toBeVisible();
    expect(screen.getByLabelText(/السبب/)).toHaveValue('سبب طويل');
    expect(kept()).toHaveLength(1);
    await press();
    expect(send).toHaveBeenLastCalledWith({ reason: 'سبب طويل', held: 'كلام', rating: '4', agreed: 'on' }, keys[0]);
    expect(screen.getByLabelText(/السبب/)).toHaveValue('');
    expect(screen.queryByText('الخادم مشغول.')).not.toBeInTheDocument();
    expect(kept()).toEqual([]);
  });

  it('is sent once, however often the button is pressed [REL-3]', async () => {
    let arrive: (answer: unknown) => void = () => undefined;
    const send = jest.fn(() => new Promise((resolve) => (arrive = resolve)));
    const { type, press } = openForm(send);
    await type();
    await press();
    expect(screen.getByRole('button', { name: 'إرسال' })).toHaveAttribute('aria-busy', 'true');
    await press();
    expect(send).toHaveBeenCalledTimes(1);
    arrive(undefined);
    expect(await screen.findByRole('button', { name: 'إرسال', busy: false })).toBeVisible();
  });

  it('is judged by what stands on its fields where the form has no rule of its own [AUTH-2]', async () => {
    const send = jest.fn();
    const { user, press } = openForm(send);
    await press();
    expect(screen.getByLabelText(/السبب/)).toHaveAccessibleDescription('املأ هذا الحقل.');
    expect(screen.getByLabelText(/السبب/)).toHaveFocus();
    await user.type(screen.getByLabelText(/السبب/), 'لا');
    await press();
    expect(screen.getByLabelText(/السبب/)).toHaveAccessibleDescription('اكتب 5 أحرف أو أكثر.');
    expect(send).not.toHaveBeenCalled();
  });
});
