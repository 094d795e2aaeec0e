import { useMessages } from '@masar/ui';
import { required } from 'react-admin';
import { recordsMessages } from './records.messages';

/** Marks a field as required and says so in words. */
export const useRequired = () => required(useMessages(recordsMessages).required);
