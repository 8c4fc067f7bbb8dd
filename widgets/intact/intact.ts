import { pageSlot } from '../../src/state/pageSlot.ts';
import { makeIntact } from './makeIntact.ts';

// An older copy of the bundle keeps in the slot `intact` what has fewer classes.
pageSlot('intact/2', makeIntact);
