/** Properties draw the same values all day, as the order of the files: what was red this morning is red again. */
import fc from 'fast-check';
import { seedOfTheDay } from '../runner/seed.ts';

fc.configureGlobal({ seed: seedOfTheDay() });
