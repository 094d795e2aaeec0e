import { beginFile } from '@masar/ui/testing';

beginFile();
