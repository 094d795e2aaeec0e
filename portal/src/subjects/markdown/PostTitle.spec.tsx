import { render } from '@testing-library/react';
import { PostTitle } from './PostTitle';

describe('the title of a discussion', () => {
  it('shows code between backticks as code, and other backticks as they are [COM-2]', () => {
    const { container } = render(<PostTitle>{'ما سبب `x is not a function`؟ أم ` هكذا'}</PostTitle>);
    expect([...container.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
      'x is not a function',
    ]);
    expect(container).toHaveTextContent('ما سبب x is not a function؟ أم ` هكذا');
  });
});
