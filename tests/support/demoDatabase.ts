/**
 * The variable with the address of the database of the demo data that several suites copy: making it takes seconds of each.
 * tests/run.ts sets it.
 */
export const DEMO_DATABASE = 'DEMO_DATABASE';
