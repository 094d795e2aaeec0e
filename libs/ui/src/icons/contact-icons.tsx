import { createIcon } from './create-icon.tsx';

export const UsersIcon = /* @__PURE__ */ createIcon(
  'Users',
  <>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 19.5c.8-3.7 3.2-5.5 6.5-5.5s5.7 1.8 6.5 5.5" />
    <path d="M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.1.7 3.5 2.4 4 5.2" />
  </>,
);
export const MailIcon = /* @__PURE__ */ createIcon(
  'Mail',
  <>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
    <path d="m4 7 8 6 8-6" />
  </>,
);
export const MapPinIcon = /* @__PURE__ */ createIcon(
  'MapPin',
  <>
    <path d="M12 20.5s6.5-5.7 6.5-10.5a6.5 6.5 0 1 0-13 0c0 4.8 6.5 10.5 6.5 10.5z" />
    <circle cx="12" cy="10" r="2.3" />
  </>,
);
export const PhoneIcon = /* @__PURE__ */ createIcon(
  'Phone',
  <path d="M6 4.5h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a1.5 1.5 0 0 1-1.5 1.5C11 19.5 4.5 13 4.5 6A1.5 1.5 0 0 1 6 4.5z" />,
);
export const LoginIcon = /* @__PURE__ */ createIcon(
  'Login',
  <>
    <path d="M14 4.5h4A1.5 1.5 0 0 1 19.5 6v12a1.5 1.5 0 0 1-1.5 1.5h-4" />
    <path d="M3.5 12H14" />
    <path d="m10 7.5 4.5 4.5-4.5 4.5" />
  </>,
);
export const MicrophoneIcon = /* @__PURE__ */ createIcon(
  'Microphone',
  <>
    <rect x="9" y="3.5" width="6" height="11" rx="3" />
    <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v2.5M9 20.5h6" />
  </>,
);
