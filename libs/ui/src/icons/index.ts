export * from './interface-icons.tsx';
export * from './learning-icons.tsx';
export * from './people-icons.tsx';
export * from './category-icons.tsx';
export * from './action-icons.tsx';
export * from './lesson-icons.tsx';
export * from './contact-icons.tsx';
export { PointingIcon } from './PointingIcon.tsx';
export type { IconProps } from './create-icon.tsx';
