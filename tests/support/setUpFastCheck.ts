/** Properties draw the same values all day, and files keep their order: what was red this morning is red again. */
import fc from 'fast-check';
import { seedOfTheDay } from '../runner/seed.ts';

fc.configureGlobal({ seed: seedOfTheDay() });
