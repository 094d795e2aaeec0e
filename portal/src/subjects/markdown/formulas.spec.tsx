import { screen, waitFor } from '@testing-library/react';
import { renderInside } from '#testing/render-app';
import { formulaIn, withFormulas } from './formulas';
import { FormulaText } from './FormulaText';
import { Markdown } from './Markdown';

describe('a question with formulas and tags', () => {
  it('draws TeX as MathML, from left to right, and keeps tags as words [QB-1]', async () => {
    const { container } = renderInside(
      <Markdown from="question">{'حل \\(x_1 < 5\\) ثم $$\\frac{a}{b}$$ والوسم <ol> وArray<string>'}</Markdown>,
    );
    await waitFor(() => expect(container.querySelectorAll('math')).toHaveLength(2));
    expect(container.querySelector('mfrac')).toBeInTheDocument();
    expect(container.querySelector('math')?.closest('bdi')).toHaveAttribute('dir', 'ltr');
    expect(container.textContent).toContain('<ol>');
    expect(container.textContent).toContain('Array<string>');
    expect(container.querySelector('ol')).not.toBeInTheDocument();
  });

  it('shows TeX that nobody can draw as it was written [QB-1]', async () => {
    renderInside(<FormulaText tex="\frac{" isDisplay={false} />);
    expect(await screen.findByText(/\\frac\{/)).toBeInTheDocument();
  });

  it('writes no element and no address that stands in TeX [SEC-6]', async () => {
    const tex = '\\text{<img src=x onerror=alert(1)>} \\href{javascript:alert(1)}{x}';
    const { container } = renderInside(<FormulaText tex={tex} isDisplay={false} />);
    await waitFor(() => expect(container.querySelector('math')).toBeInTheDocument());
    expect(container.querySelector('img, a, [href]')).not.toBeInTheDocument();
  });

  it('leaves formulas in code what they are [QB-1]', () => {
    expect(withFormulas('`$$x$$` و\\(y\\)')).toBe('`$$x$$` و`\uE200iy`');
    expect(formulaIn('\uE200dx')).toEqual({ tex: 'x', isDisplay: true });
    expect(formulaIn('x')).toBeUndefined();
  });
});
