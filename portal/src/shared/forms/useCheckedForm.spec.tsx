import { ApiError } from '@masar/contracts';
import { CheckField, TextField } from '@masar/ui';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInside } from '#testing/render-app';
import { FormFailure } from './FormFailure';
import { useCheckedForm, written } from './useCheckedForm';

const refused = new ApiError(
  422,
  '',
  JSON.stringify({ detail: 'راجع الحقول.', errors: [{ field: 'city', message: 'لا نعرف هذه المدينة.' }] }),
);

/** Two fields and a box; the server knows no city. */
function Form({ onSend }: { onSend: (values: object) => void }) {
  const [error, setError] = useState<ApiError | null>(null);
  const { form, errorOf, failure } = useCheckedForm({
    rules: { name: written('اكتب اسمك.'), city: written('اكتب مدينتك.'), agreed: written('ضع العلامة.') },
    error,
    send: (values) => {
      onSend(values);
      setError(refused);
    },
  });
  return (
    <form {...form}>
      <TextField label="الاسم" name="name" error={errorOf('name')} />
      <TextField label="المدينة" name="city" error={errorOf('city')} />
      <CheckField label="أوافق" name="agreed" error={errorOf('agreed')} />
      <FormFailure {...failure} />
      <button type="submit">إرسال</button>
    </form>
  );
}

function openForm() {
  const sent: object[] = [];
  const { user } = renderInside(<Form onSend={(values) => sent.push(values)} />);
  const send = () => user.click(screen.getByRole('button', { name: 'إرسال' }));
  return { sent, user, send };
}

describe('a form that is checked when it is sent', () => {
  it('tells all that is wrong at once, sends nothing and goes to the first such field [AUTH-2]', async () => {
    const { sent, user, send } = openForm();
    await user.type(screen.getByLabelText('الاسم'), 'علي');
    await send();
    expect(screen.getByLabelText('الاسم')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('المدينة')).toHaveAccessibleDescription('اكتب مدينتك.');
    expect(screen.getByLabelText('أوافق')).toHaveAccessibleDescription('ضع العلامة.');
    expect(screen.getByLabelText('المدينة')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('takes a complaint back as soon as its field is changed, and leaves the others [AUTH-2]', async () => {
    const { user, send } = openForm();
    await send();
    await user.type(screen.getByLabelText('الاسم'), 'ع');
    await user.click(screen.getByLabelText('أوافق'));
    expect(screen.getByLabelText('الاسم')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('أوافق')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('المدينة')).toHaveAccessibleDescription('اكتب مدينتك.');
  });

  it('tells what the server refuses the same way: at the field, until it is changed [API-3] [AUTH-2]', async () => {
    const { sent, user, send } = openForm();
    await user.type(screen.getByLabelText('الاسم'), ' علي ');
    await user.type(screen.getByLabelText('المدينة'), 'أطلانتس');
    await user.click(screen.getByLabelText('أوافق'));
    await send();
    const city = screen.getByLabelText('المدينة');
    expect(sent).toEqual([{ name: 'علي', city: 'أطلانتس', agreed: 'on' }]);
    expect(city).toHaveAccessibleDescription('لا نعرف هذه المدينة.');
    expect(city).toHaveFocus();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await user.clear(city);
    expect(city).not.toHaveAttribute('aria-invalid');
    await send();
    expect(city).toHaveAccessibleDescription('اكتب مدينتك.');
    expect(sent).toHaveLength(1);
  });
});
