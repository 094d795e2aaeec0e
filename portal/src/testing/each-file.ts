import { beginFile } from '@masar/ui/testing';
import { onlineManager } from '@tanstack/react-query';

beginFile();
// Reads wait for a network that a test took away; the page that heard of its return is gone by then.
afterEach(() => onlineManager.setOnline(true));
