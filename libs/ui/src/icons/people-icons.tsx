import { createIcon } from './create-icon.tsx';

export const UserIcon = /* @__PURE__ */ createIcon(
  'User',
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20c1-4 3.8-6 7.5-6s6.5 2 7.5 6" />
  </>,
);
export const ChatIcon = /* @__PURE__ */ createIcon(
  'Chat',
  <>
    <path d="M5 5h14a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 19 16h-7l-5 4v-4H5a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 5 5z" />
    <path d="M8 9h8M8 12h5" />
  </>,
);
export const BriefcaseIcon = /* @__PURE__ */ createIcon(
  'Briefcase',
  <>
    <rect x="3.5" y="7.5" width="17" height="12" rx="2" />
    <path d="M8.5 7.5V5.5A1.5 1.5 0 0 1 10 4h4a1.5 1.5 0 0 1 1.5 1.5v2M3.5 12.5h17M12 11.5v2" />
  </>,
);
export const ToolsIcon = /* @__PURE__ */ createIcon(
  'Tools',
  <path d="M14 6.5a4 4 0 0 1 5-2l-2.5 2.5.5 2 2 .5L21.5 7a4 4 0 0 1-5.3 4.7L8.5 19.5a2.1 2.1 0 0 1-3-3l7.7-7.7A4 4 0 0 1 14 6.5z" />,
);
export const HandshakeIcon = /* @__PURE__ */ createIcon(
  'Handshake',
  <>
    <path d="m3 7.5 4-1.5 5 2 5-2 4 1.5v8l-3 1-5 3.5-2.5-1L6 15.5l-3 0z" />
    <path d="m12 8-3.5 3.5a1.7 1.7 0 0 0 2.5 2L13 12l4.5 4.5" />
  </>,
);
export const ShieldIcon = /* @__PURE__ */ createIcon(
  'Shield',
  <>
    <path d="M12 3.5 19 6v5.5c0 4.5-2.8 7.5-7 9-4.2-1.5-7-4.5-7-9V6z" />
    <path d="m9 11.8 2.2 2.2 4-4.3" />
  </>,
);
export const LogoutIcon = /* @__PURE__ */ createIcon(
  'Logout',
  <>
    <path d="M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4" />
    <path d="M9.5 12h10.5" />
    <path d="m16 7.5 4.5 4.5-4.5 4.5" />
  </>,
);
