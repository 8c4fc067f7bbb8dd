import { pageSlot } from '../../src/state/pageSlot.ts';
import { makeIntact } from './makeIntact.ts';

pageSlot('intact', makeIntact);
