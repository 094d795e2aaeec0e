import { onlineManager } from '@tanstack/react-query';
import { beginFile } from '@masar/ui/testing';

beginFile();
// Reads wait for a network that a test took away; the page that heard of its return is gone by then.
afterEach(() => onlineManager.setOnline(true));
