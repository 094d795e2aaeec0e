import { LocaleProvider } from '@masar/ui';
import { DirectionProvider } from '@masar/ui/mui';
import { inZone } from '@masar/ui/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MomentField } from './MomentField';

function Typed({ hint }: { hint?: string }) {
  const [value, setValue] = useState('');
  return (
    <LocaleProvider language="en">
      <DirectionProvider mode="light">
        <MomentField label="Due" hint={hint} value={value} onChange={(event) => setValue(event.currentTarget.value)} />
      </DirectionProvider>
    </LocaleProvider>
  );
}

describe('the field for a moment', () => {
  it('says whose clock it is typed by, and abroad what that is on the reader’s [I18N-1]', () => {
    inZone('Europe/Berlin');
    const { unmount } = render(<Typed hint="May be empty." />);
    const field = screen.getByLabelText('Due');
    expect(field).toHaveAccessibleDescription('Baghdad time. May be empty.');
    fireEvent.change(field, { target: { value: '2026-07-10T18:00' } });
    expect(field).toHaveAccessibleDescription('Baghdad time (17:00 on your clock). May be empty.');
    // The hour after clocks were set back there.
    fireEvent.change(field, { target: { value: '2026-10-25T18:00' } });
    expect(field).toHaveAccessibleDescription('Baghdad time (16:00 on your clock). May be empty.');
    fireEvent.change(field, { target: { value: '' } });
    expect(field).toHaveAccessibleDescription('Baghdad time. May be empty.');
    unmount();
    render(
      <LocaleProvider language="en">
        <DirectionProvider mode="light">
          <MomentField label="Kept by the browser" defaultValue="2026-07-10T18:00" />
        </DirectionProvider>
      </LocaleProvider>,
    );
    const kept = screen.getByLabelText('Kept by the browser');
    expect(kept).toHaveAccessibleDescription('Baghdad time (17:00 on your clock)');
    fireEvent.change(kept, { target: { value: '2026-12-10T18:00' } });
    expect(kept).toHaveAccessibleDescription('Baghdad time (16:00 on your clock)');
    cleanup();
    inZone('Asia/Riyadh');
    render(<Typed />);
    fireEvent.change(screen.getByLabelText('Due'), { target: { value: '2026-07-10T18:00' } });
    expect(screen.getByLabelText('Due')).toHaveAccessibleDescription('Baghdad time');
  });
});
