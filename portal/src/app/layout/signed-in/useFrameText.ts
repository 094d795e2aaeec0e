import { useMessages } from '@masar/ui';
import { shellMessages } from '../shell.messages';
import { frameMessages } from './frame.messages';

export type FrameText = (typeof shellMessages)['ar'] & (typeof frameMessages)['ar'];

/** Every word of the frame around the screens of the signed-in. */
export const useFrameText = (): FrameText => ({ ...useMessages(shellMessages), ...useMessages(frameMessages) });
