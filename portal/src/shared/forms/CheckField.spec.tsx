import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CheckField } from './CheckField';

const box = () => screen.getByRole('checkbox', { name: 'مهاراتي' });
const isDrawnTicked = () => box().parentElement?.classList.contains('Mui-checked');

describe('a sentence to agree to', () => {
  it('is drawn ticked from the start where it begins so, and empty once it is pressed', async () => {
    render(<CheckField label="مهاراتي" name="skills" defaultChecked />);
    expect(box()).toBeChecked();
    expect(isDrawnTicked()).toBe(true);
    await userEvent.click(box());
    expect(box()).not.toBeChecked();
    expect(isDrawnTicked()).toBe(false);
  });

  it('is drawn as whoever decides on it says', () => {
    const { rerender } = render(<CheckField label="مهاراتي" checked onChange={() => {}} />);
    expect(isDrawnTicked()).toBe(true);
    rerender(<CheckField label="مهاراتي" checked={false} onChange={() => {}} />);
    expect(isDrawnTicked()).toBe(false);
  });
});
