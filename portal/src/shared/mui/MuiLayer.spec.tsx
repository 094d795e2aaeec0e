import { LocaleProvider } from '@masar/ui';
import Button from '@mui/material/Button';
import { render, screen } from '@testing-library/react';
import MuiLayer from './MuiLayer';

describe('styles that are made at run time', () => {
  it('carry the nonce of their page [SEC-3]', () => {
    const meta = document.createElement('meta');
    meta.setAttribute('property', 'csp-nonce');
    document.head.append(Object.assign(meta, { nonce: 'fresh-one' }));
    render(
      <LocaleProvider language="ar">
        <MuiLayer>
          <Button>حفظ</Button>
        </MuiLayer>
      </LocaleProvider>,
    );
    expect(screen.getByRole('button', { name: 'حفظ' })).toBeInTheDocument();
    const styles = [...document.querySelectorAll('style[data-emotion]')];
    expect(styles).not.toEqual([]);
    expect(new Set(styles.map((style) => style.getAttribute('nonce')))).toEqual(new Set(['fresh-one']));
  });
});
