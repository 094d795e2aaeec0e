import { addressesIn } from '@masar/domain';

/** Plain text whose web addresses are links, which open beside the room (VRW-3). */
export const LinkedText = ({ children }: { children: string }) =>
  addressesIn(children).map(({ text, href }, place) =>
    href ? (
      <a key={place} href={href} dir="ltr" target="_blank" rel="noreferrer nofollow">
        {text}
      </a>
    ) : (
      text
    ),
  );
