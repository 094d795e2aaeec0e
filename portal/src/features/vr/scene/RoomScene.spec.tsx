import { LocaleProvider } from '@masar/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { ColorSchemeProvider } from '#shared/color-scheme/ColorSchemeProvider';
import { RoomScene } from './index.ts';
import { aPresence } from './testing/a-presence.ts';

it('gives way to the flat room where the browser cannot draw, and still says what it is [VRW-3]', async () => {
  // What three.js says of it is not news here.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const onUnavailable = jest.fn();
  const workshop = { title: 'صفحتي الأولى', kind: 'web-development', slides: [], stations: [] } as const;
  render(
    <ColorSchemeProvider>
      <LocaleProvider language="ar">
        <Suspense>
          <RoomScene
            presence={aPresence().presence}
            workshop={workshop}
            language="ar"
            onStation={() => {}}
            onUnavailable={onUnavailable}
          />
        </Suspense>
      </LocaleProvider>
    </ColorSchemeProvider>,
  );
  expect(await screen.findByRole('application', { name: 'غرفة الورشة: صفحتي الأولى' })).toHaveAccessibleDescription(
    /الأسهم/,
  );
  await waitFor(() => expect(onUnavailable).toHaveBeenCalledTimes(1));
});
