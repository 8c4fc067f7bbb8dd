// The entry for a screen that is drawn at once.
import { openEntry } from './openEntry.ts';

openEntry();
