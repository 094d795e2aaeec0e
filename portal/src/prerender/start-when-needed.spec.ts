import { waitFor } from '@testing-library/react';
import { interactiveEvent } from './page-document';
import { startWhenNeeded } from './start-when-needed';

const started: string[] = [];
Object.assign(globalThis, { noteStart: (name: string) => started.push(name) });
/** A module that says when it runs. */
const moduleNamed = (name: string) => `data:text/javascript,noteStart('${name}')`;
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('starting a page that came as HTML', () => {
  beforeEach(() => {
    started.length = 0;
    document.documentElement.removeAttribute('data-start-now');
    document.body.innerHTML = '<button id="tap">القائمة</button><a id="link" href="#about">من نحن</a>';
  });
  // Leaves the window without listeners of this start.
  afterEach(() => void window.dispatchEvent(new Event(interactiveEvent)));

  it('waits for the visitor’s first move and loads everything once [PERF-4]', async () => {
    startWhenNeeded([moduleNamed('one'), moduleNamed('two')], interactiveEvent);
    await settled();
    expect(started).toEqual([]);
    window.dispatchEvent(new Event('pointerdown'));
    window.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(started.sort()).toEqual(['one', 'two']));
  });

  it('starts at once where somebody is signed in [PERF-4]', async () => {
    document.documentElement.dataset['startNow'] = '';
    startWhenNeeded([moduleNamed('now')], interactiveEvent);
    await waitFor(() => expect(started).toEqual(['now']));
  });

  it('repeats the tap on a button once the page answers, and does not keep later ones [PERF-4]', () => {
    startWhenNeeded([], interactiveEvent);
    const button = document.getElementById('tap')!;
    let taps = 0;
    button.addEventListener('click', () => (taps += 1));
    button.click();
    button.click();
    expect(taps).toBe(0);
    window.dispatchEvent(new Event(interactiveEvent));
    expect(taps).toBe(1);
    button.click();
    expect(taps).toBe(2);
  });

  it('leaves links to the browser [PERF-4]', () => {
    startWhenNeeded([], interactiveEvent);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.getElementById('link')!.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });
});
